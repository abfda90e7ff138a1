import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import { DevicePush } from './DevicePush.tsx'
import type { PushBrowser } from './pushBrowser.ts'
import type { PushClient } from './pushClient.ts'

const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }
const done = <Value,>(value: Value) => ({ status: 'done', value }) as const
const refused = { status: 'refused', reason: 'Sem acesso.' } as const

type Changes = { browser?: Partial<PushBrowser>; client?: Partial<PushClient>; isOn?: boolean }

async function open({ browser = {}, client = {}, isOn = false }: Changes = {}) {
  const act_ = jest.fn<ReturnType<PushClient['act']>, Parameters<PushClient['act']>>(async () => done({ isOn: true }))
  const shown = {
    client: { key: async () => done({ publicKey: 'key' }), act: act_, ...client },
    browser: {
      isSupported: () => true,
      current: async () => (isOn ? device : undefined),
      subscribe: jest.fn(async () => device),
      unsubscribe: jest.fn(async () => {}),
      ...browser,
    },
  }
  const view = renderInSite(<DevicePush {...shown} />)
  await act(async () => {})
  return { ...view, ...shown }
}

const button = (name: string) => screen.getByRole('button', { name })

it('switches notices on once the browser has asked, and off again', async () => {
  const { user, browser, client } = await open()
  await user.click(button('Avisar neste aparelho'))
  await act(async () => {})

  expect(browser.subscribe).toHaveBeenCalledWith('key')
  expect(client.act).toHaveBeenCalledWith('add', device)
  expect(screen.getByRole('status')).toHaveTextContent('Pronto: este aparelho avisa de leads novos.')
})

it.each<{ what: string; changes: Changes; said: string | RegExp }>([
  {
    what: 'the person does not allow it',
    changes: { browser: { subscribe: async () => undefined } },
    said: /não permitiu/,
  },
  {
    what: 'the browser cannot',
    changes: { browser: { subscribe: () => Promise.reject(new Error('offline')) } },
    said: /não conseguiu/,
  },
  { what: 'the server gives no key', changes: { client: { key: async () => refused } }, said: 'Sem acesso.' },
  { what: 'the server does not take it', changes: { client: { act: async () => refused } }, said: 'Sem acesso.' },
])('stays off when $what, and says so', async ({ changes, said }) => {
  const { user } = await open(changes)

  await user.click(button('Avisar neste aparelho'))
  await act(async () => {})

  expect(screen.getByRole('status')).toHaveTextContent(said)
  expect(button('Avisar neste aparelho')).toBeVisible()
})

it.each([
  { what: 'arrives', answer: { isOn: true, reason: null }, said: /^O teste foi enviado/, isOn: true },
  { what: 'is refused', answer: { isOn: true, reason: 'HTTP 500' }, said: 'O teste não chegou: HTTP 500', isOn: true },
  {
    what: 'finds the device gone',
    answer: { isOn: false, reason: 'Ligue de novo.' },
    said: /Ligue de novo/,
    isOn: false,
  },
])('says of a test that $what', async ({ answer, said, isOn }) => {
  const client = { act: async (action: string) => done(action === 'known' ? { isOn: true } : answer) }
  const { user } = await open({ isOn: true, client })

  await user.click(button('Enviar um teste para este aparelho'))
  await act(async () => {})

  expect(screen.getByRole('status')).toHaveTextContent(said)
  expect(button(isOn ? 'Desligar os avisos aqui' : 'Avisar neste aparelho')).toBeVisible()
})

it('switches them off here and at the server', async () => {
  const { user, browser, client } = await open({ isOn: true })

  await user.click(button('Desligar os avisos aqui'))
  await act(async () => {})

  expect(client.act).toHaveBeenCalledWith('remove', device)
  expect(browser.unsubscribe).toHaveBeenCalledTimes(1)
  expect(button('Avisar neste aparelho')).toBeVisible()
})

it('is off on a device that somebody else has switched on', async () => {
  await open({ isOn: true, client: { act: async () => done({ isOn: false }) } })

  expect(button('Avisar neste aparelho')).toBeVisible()
})

it('says what helps where a browser shows none', async () => {
  await open({ browser: { isSupported: () => false } })

  expect(screen.getByText(/Adicionar à Tela de Início/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
