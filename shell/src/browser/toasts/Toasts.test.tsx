import { type ToastMessage, toastShown } from '@site/contracts/events'
import { act, screen, within } from '@testing-library/react'
import { renderInShell } from '../../universal/testing/renderInShell.tsx'
import { Toasts } from './Toasts.tsx'

function open(...messages: ToastMessage[]) {
  const shown = renderInShell(<Toasts />)
  const show = (message: ToastMessage) => act(() => void shown.store.dispatch(toastShown(message)))
  for (const message of messages) show(message)
  return { ...shown, show }
}

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('region', { name: 'Avisos' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

/** What makes an element announced: itself or an ancestor. */
const announcersOf = (element: HTMLElement) => {
  const all: Element[] = []
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.matches('[aria-live],[role=alert],[role=status],[role=log]')) all.push(each)
  return all
}

it('announces title and description once, in a polite live region that was there before, for 4 s', () => {
  const { show } = open()
  const live = region().querySelector('[aria-live=polite]')
  show({ title: '🎉 Sucesso!', description: 'Guia liberado para download!' })

  expect(live).toHaveTextContent('🎉 Sucesso!Guia liberado para download!')
  expect(announcersOf(screen.getByText('🎉 Sucesso!'))).toEqual([live])
  pass(4000)
  expect(live).toBeEmptyDOMElement()
})

it('announces an error at once, and once', () => {
  open({ title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' })

  expect(screen.getByRole('alert')).toHaveTextContent('Erro no envio')
  expect(announcersOf(screen.getByText('Erro no envio'))).toEqual([screen.getByRole('alert')])
})

it('shows at most three', () => {
  open({ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' })

  expect(within(region()).getAllByRole('button')).toHaveLength(3)
  expect(screen.queryByText('A')).not.toBeInTheDocument()
})

it('offers its link in a new tab', () => {
  open({ title: 'Falta só um toque', link: { href: 'https://wa.me/1', label: 'Abrir o WhatsApp' } })

  const link = screen.getByRole('link', { name: 'Abrir o WhatsApp' })

  expect(link).toHaveAttribute('href', 'https://wa.me/1')
  expect(link).toHaveAttribute('target', '_blank')
})

it('disappears when it is dismissed', async () => {
  const { user } = open({ title: 'A' }, { title: 'B' })

  await user.click(screen.getByRole('button', { name: 'Fechar aviso: A' }))

  expect(within(region()).getAllByRole('button')).toHaveLength(1)
  expect(screen.getByText('B')).toBeVisible()
})

it('stays while the pointer is on it', async () => {
  const { user } = open({ title: 'A' })

  await user.hover(screen.getByText('A'))
  pass(60_000)
  expect(screen.getByText('A')).toBeVisible()
  await user.unhover(screen.getByText('A'))
  pass(4000)

  expect(screen.queryByText('A')).not.toBeInTheDocument()
})

it('stays while it has the focus', async () => {
  const { user } = open({ title: 'A' })

  await user.tab()
  expect(screen.getByRole('button', { name: 'Fechar aviso: A' })).toHaveFocus()
  pass(60_000)

  expect(screen.getByText('A')).toBeVisible()
})

function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  return dialog
}

it('keeps success messages in their live region while a dialog closes', () => {
  const { show } = open()
  const shown = region()
  const dialog = openDialog()

  show({ title: '🎉 Sucesso!' })

  expect(dialog).toBeEmptyDOMElement()
  expect(region()).toBe(shown)
})

it('shows an error inside an open dialog, which covers everything else, and keeps it after the dialog closes', () => {
  const dialog = openDialog()
  const { show } = open()

  show({ title: 'Campos obrigatórios', tone: 'destructive' })
  expect(dialog).toContainElement(screen.getByText('Campos obrigatórios'))
  dialog.open = false
  act(() => void dialog.dispatchEvent(new Event('close')))

  expect(dialog).toBeEmptyDOMElement()
  expect(screen.getByText('Campos obrigatórios')).toBeVisible()
})

it('keeps toasts while the tab is in the background, and for their whole time again after that', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const change = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  open({ title: 'Abrindo o WhatsApp…' })

  change()
  pass(60_000)
  expect(screen.getByText('Abrindo o WhatsApp…')).toBeVisible()

  hidden.mockRestore()
  change()
  pass(3999)
  expect(screen.getByText('Abrindo o WhatsApp…')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Abrindo o WhatsApp…')).not.toBeInTheDocument()
})
