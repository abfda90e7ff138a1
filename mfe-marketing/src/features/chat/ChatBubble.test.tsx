import { whatsAppText } from '@site/contracts/channels'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite, sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { screen } from '@testing-library/react'
import { faqEntries } from '../home/faqEntries.ts'
import { builtInEmbed } from './builtIn/builtInEmbed.ts'
import { ChatBubble } from './ChatBubble.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { chatAgent, chatModuleAddress } from './embed/chatServices.ts'
import { startChat } from './embed/startChat.ts'

const site = sampleSiteWith(
  { ...chatModuleAddress, default: 'https://chat.example/embed.js' },
  { ...chatAgent, default: 'agente-7' },
)
const name = /Alex está online/

afterEach(() => {
  document.body.replaceChildren()
})

function open(load: () => Promise<unknown>) {
  const loads = jest.fn(load)
  const view = renderInSite(<ChatBubble start={(facts) => startChat(facts, loads)} />, { site })
  return { ...view, loads, bubble: screen.getByRole('button', { name }) }
}

it('reports a failed load and offers WhatsApp, and retries on the next click', async () => {
  const { user, bubble, loads } = open(() => Promise.reject(new Error('offline')))

  await user.click(bubble)

  expect(screen.getByRole('alert')).toHaveTextContent('A conversa não abriu agora.')
  expect(screen.getByRole('link', { name: 'Falar no WhatsApp' })).toHaveAttribute('data-whatsapp')
  await user.click(bubble)
  expect(loads).toHaveBeenCalledTimes(2)
})

it('treats a module without initBubble as a failed load', async () => {
  const { user, bubble } = open(async () => ({ default: {} }))

  await user.click(bubble)

  expect(screen.getByRole('alert')).toBeVisible()
})

it('loads once on the first click, starts the embed as specified and then opens and closes it', async () => {
  const embed = { initBubble: jest.fn(), open: jest.fn(), close: jest.fn() }
  const { user, bubble, loads, unmount } = open(async () => ({ default: embed }))
  expect(loads).not.toHaveBeenCalled()

  await user.click(bubble)
  await user.click(bubble)
  await user.click(bubble)

  expect(loads).toHaveBeenCalledTimes(1)
  expect(embed.initBubble).toHaveBeenCalledTimes(1)
  expect(embed.initBubble).toHaveBeenCalledWith({
    agentId: 'agente-7',
    contact: { firstName: 'Visitante' },
    initialMessages: [expect.stringContaining('Alex'), expect.any(String)],
  })
  expect([embed.open.mock.calls.length, embed.close.mock.calls.length]).toEqual([2, 1])
  expect(bubble).toHaveAttribute('aria-expanded', 'true')

  unmount()
  expect(embed.close).toHaveBeenCalledTimes(2)
  const again = open(async () => ({}))
  await again.user.click(again.bubble)
  expect(again.loads).not.toHaveBeenCalled()
  expect(embed.open).toHaveBeenCalledTimes(3)
})

describe('the built-in chat', () => {
  // jsdom has no matchMedia: pretends that there is a mouse.
  beforeEach(() => void Object.assign(window, { matchMedia: () => ({ matches: true }) }))
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'))

  function openBuiltIn() {
    const view = renderInSite(<ChatPanel />)
    const controls: unknown = builtInEmbed(sampleSite, undefined).initBubble({
      agentId: '',
      contact: { firstName: 'Visitante' },
      initialMessages: [],
    })
    Reflect.get(Object(controls), 'open')()
    return view
  }

  it('shows the two messages and answers a question of the FAQ', async () => {
    const { user } = openBuiltIn()
    expect(screen.getByRole('log')).toHaveTextContent(
      /^Alex: Oi! Eu sou o Alex, assistente virtual da .*Alex: Quer tirar uma dúvida/,
    )

    await user.click(screen.getByRole('button', { name: 'Quanto custa um site?' }))

    expect(screen.getByRole('log')).toHaveTextContent(faqEntries(sampleSite, undefined)[1]?.answer ?? '?')
  })

  it('answers what the visitor writes, and hands over to WhatsApp for what it does not know', async () => {
    const { user } = openBuiltIn()
    const field = screen.getByRole('textbox', { name: 'Sua pergunta' })

    await user.type(field, 'tem multa?{Enter}')
    await user.type(field, 'vocês fazem <b>bolo</b>?{Enter}')

    expect(field).toHaveValue('')
    expect(screen.getByRole('log')).toHaveTextContent('Você: tem multa?Alex: ')
    expect(screen.getByRole('log')).toHaveTextContent('As condições estão na página de garantias.')
    expect(screen.getByText('vocês fazem <b>bolo</b>?')).toBeVisible()
    expect(screen.getByText(/Essa eu não sei responder/)).toBeVisible()
    const handover = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continuar no WhatsApp' })
    expect(whatsAppText(handover.href)).toContain('Alex')
    expect(handover).toHaveAttribute('data-whatsapp')
  })

  it('greets, and hands over to a person at once, who is told what was asked', async () => {
    const { user } = openBuiltIn()
    const field = screen.getByRole('textbox', { name: 'Sua pergunta' })

    await user.type(field, 'oi{Enter}')
    expect(screen.getByText(/O que você quer saber\?/)).toBeVisible()
    await user.type(field, 'posso falar com uma pessoa?{Enter}')

    const people = screen.getByRole<HTMLAnchorElement>('link', { name: 'Chamar a equipe' })
    expect(people).toHaveAttribute('data-whatsapp')
    expect(whatsAppText(people.href)).toBe('Olá! Perguntei ao Alex no site: “posso falar com uma pessoa?”')
  })
})
