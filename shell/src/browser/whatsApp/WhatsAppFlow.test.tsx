import { whatsAppRequested } from '@site/contracts/events'
import { act, screen } from '@testing-library/react'
import { renderInShell } from '../../universal/testing/renderInShell.tsx'
import { WhatsAppFlow } from './WhatsAppFlow.tsx'

const Modal = () => <p>Formulário</p>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('loads the form on the first request and not before', async () => {
  const load = jest.fn(async () => Modal)
  const { store } = renderInShell(<WhatsAppFlow load={load} />)
  expect(load).not.toHaveBeenCalled()

  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))

  expect(screen.getByText('Formulário')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads the form when a finger is about to open it, and shows it on the tap', async () => {
  const load = jest.fn(async () => Modal)
  const { store } = renderInShell(<WhatsAppFlow load={load} />)
  document.body.insertAdjacentHTML('beforeend', '<a href="https://wa.me/" data-whatsapp>Falar</a><a href="/x">X</a>')
  const touch = (name: string) =>
    act(async () => void screen.getByRole('link', { name }).dispatchEvent(new Event('pointerdown', { bubbles: true })))

  await touch('X')
  expect(load).not.toHaveBeenCalled()
  await touch('Falar')
  expect(load).toHaveBeenCalledTimes(1)

  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))
  expect(load).toHaveBeenCalledTimes(1)
  document.querySelectorAll('a').forEach((link) => void link.remove())
})

it('opens WhatsApp directly if the form fails to load, and tries again the next time', async () => {
  const load = jest.fn(async () => Modal).mockRejectedValueOnce(new Error('network'))
  const { store, tabs } = renderInShell(<WhatsAppFlow load={load} />)

  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))
  expect(tabs).toHaveLength(1)
  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))

  expect(screen.getByText('Formulário')).toBeVisible()
  expect(tabs).toHaveLength(1)
})

it('opens WhatsApp directly if the form takes longer than 3 s, and shows the late form the next time', async () => {
  let resolveLoad = (_form: typeof Modal) => {}
  const late = new Promise<typeof Modal>((resolve) => {
    resolveLoad = resolve
  })
  const { store, tabs } = renderInShell(<WhatsAppFlow load={() => late} />)
  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))

  act(() => jest.advanceTimersByTime(2999))
  expect(tabs).toHaveLength(0)
  act(() => jest.advanceTimersByTime(1))
  expect(tabs).toHaveLength(1)

  await act(async () => resolveLoad(Modal))
  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.getByText('Formulário')).toBeVisible()
  expect(tabs).toHaveLength(1)
})

it('does not need the form once it has been submitted', async () => {
  const load = jest.fn(async () => Modal)
  const { store, tabs } = renderInShell(<WhatsAppFlow load={load} />, { submittedBefore: true })

  await act(async () => void store.dispatch(whatsAppRequested({ text: 'Site' })))

  expect(load).not.toHaveBeenCalled()
  expect(tabs).toHaveLength(1)
})
