import { whatsAppRequested } from '@site/contracts/events'
import { fakeEffects } from '../testing/fakeEffects.ts'
import { createSiteStore } from './createSiteStore.ts'
import { whatsAppFormClosed, whatsAppFormSubmitted } from './whatsAppSlice.ts'

const visitor = { name: 'Ana Lima', email: 'ana@padaria.com.br', phone: '(11) 91234-5678', replyTime: 'Aberto agora.' }

function open(options?: Parameters<typeof fakeEffects>[0]) {
  const { effects, tabs, waiting } = fakeEffects(options)
  const store = createSiteStore(effects)
  return {
    store,
    tabs,
    waiting,
    effects,
    flow: () => store.getState().whatsApp,
    toasts: () => store.getState().toasts.shown,
  }
}

const textOf = (url = '') => new URL(url).searchParams.get('text')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('starts idle with the form not submitted', () => {
  const { flow } = open()

  expect(flow()).toEqual({ isFormSubmitted: false, phase: { name: 'idle' } })
})

it('asks with the form while it has not been submitted', () => {
  const { store, flow, tabs } = open()

  store.dispatch(whatsAppRequested({ text: 'Quero um site' }))

  expect(flow()).toEqual({ isFormSubmitted: false, phase: { name: 'asking', text: 'Quero um site' } })
  expect(tabs).toEqual([])
})

it('opens WhatsApp 1500 ms after the form with name, e-mail and phone in the text', () => {
  const { store, flow, tabs, effects } = open()
  store.dispatch(whatsAppRequested({ text: 'Quero um site' }))

  store.dispatch(whatsAppFormSubmitted(visitor))

  expect(flow().isFormSubmitted).toBe(true)
  expect(effects.keepSubmitted).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1499)
  expect(tabs).toHaveLength(0)
  jest.advanceTimersByTime(1)
  expect(tabs).toHaveLength(1)
  expect(tabs[0]).toMatch(/^https:\/\/wa\.me\/5511900000000\?text=/)
  expect(textOf(tabs[0])).toBe('Quero um site\n\nNome: Ana Lima\nE-mail: ana@padaria.com.br\nTelefone: (11) 91234-5678')
  expect(flow().phase).toEqual({ name: 'idle' })
})

it('opens the tab within the submission, where no browser blocks it, and keeps a link on the page that stays', () => {
  const { store, waiting, toasts } = open()
  store.dispatch(whatsAppRequested({ text: 'Quero um site' }))
  expect(waiting).toEqual([])

  store.dispatch(whatsAppFormSubmitted(visitor))

  expect(waiting).toEqual(['Abrindo o WhatsApp…'])
  expect(toasts()).toMatchObject([
    {
      title: 'Abrindo o WhatsApp…',
      link: { href: expect.stringMatching(/^https:\/\/wa\.me\/.*Ana/), label: 'Abrir o WhatsApp' },
    },
  ])
})

it("offers the link at once if the browser blocks the form's tab", () => {
  const { store, flow, toasts } = open({ blocked: true })
  store.dispatch(whatsAppRequested({ text: 'Quero um site' }))

  store.dispatch(whatsAppFormSubmitted(visitor))

  expect(toasts()).toMatchObject([{ title: 'Falta só um toque', link: { label: 'Abrir o WhatsApp' } }])
  expect(flow()).toEqual({ isFormSubmitted: true, phase: { name: 'idle' } })
})

it('opens WhatsApp directly once the form has been submitted', () => {
  const { store, tabs } = open()
  store.dispatch(whatsAppRequested({ text: 'Primeiro' }))
  store.dispatch(whatsAppFormSubmitted(visitor))
  jest.advanceTimersByTime(1500)

  store.dispatch(whatsAppRequested({ text: 'Segundo' }))

  expect(tabs.map(textOf)[1]).toBe('Segundo')
})

it('opens directly on the next page of the same visit', () => {
  const { store, tabs } = open({ submittedBefore: true })

  store.dispatch(whatsAppRequested({ text: 'Outra página' }))

  expect(tabs.map(textOf)).toEqual(['Outra página'])
})

it('opens one tab when another request comes within the delay', () => {
  const { store, tabs } = open()
  store.dispatch(whatsAppRequested({ text: 'Primeiro' }))
  store.dispatch(whatsAppFormSubmitted(visitor))

  store.dispatch(whatsAppRequested({ text: 'Segundo' }))
  jest.advanceTimersByTime(5000)

  expect(tabs.map(textOf)).toEqual(['Segundo'])
})

it('ignores a second submission', () => {
  const { store, tabs } = open()
  store.dispatch(whatsAppRequested({ text: 'Site' }))

  store.dispatch(whatsAppFormSubmitted(visitor))
  store.dispatch(whatsAppFormSubmitted(visitor))
  jest.advanceTimersByTime(5000)

  expect(tabs).toHaveLength(1)
})

it('asks again after the form was closed without sending', () => {
  const { store, flow, tabs } = open()
  store.dispatch(whatsAppRequested({ text: 'Site' }))

  store.dispatch(whatsAppFormClosed())

  expect(flow()).toEqual({ isFormSubmitted: false, phase: { name: 'idle' } })
  store.dispatch(whatsAppRequested({ text: 'Site' }))
  expect(flow().phase.name).toBe('asking')
  jest.advanceTimersByTime(5000)
  expect(tabs).toEqual([])
})

it('continues with the form that was opened before the store was there', () => {
  const { store, flow, tabs } = open({ openText: 'Quero um site' })
  expect(flow()).toEqual({ isFormSubmitted: false, phase: { name: 'asking', text: 'Quero um site' } })

  store.dispatch(whatsAppFormSubmitted(visitor))
  jest.advanceTimersByTime(1500)

  expect(textOf(tabs[0])).toMatch(/^Quero um site\n\nNome: Ana Lima/)
})

it('offers the link in a toast if the browser blocks the new tab', () => {
  const { store, toasts } = open({ blocked: true, submittedBefore: true })

  store.dispatch(whatsAppRequested({ text: 'Quero um site' }))

  expect(toasts()).toMatchObject([
    { link: { href: 'https://wa.me/5511900000000?text=Quero%20um%20site', label: 'Abrir o WhatsApp' } },
  ])
})

it('does nothing on the server', () => {
  const store = createSiteStore()

  store.dispatch(whatsAppRequested({ text: 'Site' }))

  expect(store.getState().whatsApp.phase.name).toBe('asking')
})

it("has the visitor's name and company in the text if they are known", () => {
  const { store, tabs } = open({ submittedBefore: true, known: { name: 'Ana Lima', company: 'Padaria' } })

  store.dispatch(whatsAppRequested({ text: 'Sou [NOME], da empresa [EMPRESA].' }))

  expect(tabs.map(textOf)).toEqual(['Sou Ana Lima, da empresa Padaria.'])
})
