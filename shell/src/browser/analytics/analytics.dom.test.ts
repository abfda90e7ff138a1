import type {} from '@site/contracts/documentContract'
import { loadAnalytics, stopAnalytics } from './analytics.ts'
import { queueAnalytics } from './queueAnalytics.ts'

const tags = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))

afterEach(() => {
  window.dataLayer = undefined
  document.head.replaceChildren()
})

it('queues a command in the form that the tag reads, before the tag is loaded', () => {
  queueAnalytics('event', 'performance_warning', { metric: 'LCP' })

  expect(commands()).toEqual([['event', 'performance_warning', { metric: 'LCP' }]])
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
  expect(tags()).toEqual([])
})

it('loads the tag once', () => {
  loadAnalytics('G-TEST1')
  loadAnalytics('G-TEST1')

  expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1'])
  expect(commands().map(([name]) => name)).toEqual(['js', 'config'])
  expect(commands()[1]?.[1]).toBe('G-TEST1')
})

it('loads nothing, whatever was accepted, if the browser sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

  loadAnalytics('G-TEST1')

  expect(tags()).toEqual([])
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('is silent and removes cookies after consent is withdrawn, and measures again when it is given', async () => {
  const jar = new Set(['_ga', '_ga_TEST1', 'other'])
  const cookies = {
    getAll: async () => [...jar].map((name) => ({ name })),
    delete: async ({ name }: { name: string }) => void jar.delete(name),
  }

  await stopAnalytics('G-TEST1', cookies)

  expect([...jar]).toEqual(['other'])
  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(true)
  loadAnalytics('G-TEST1')
  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(false)
})

it('is silent if the browser has no cookie store', async () => {
  await stopAnalytics('G-TEST1', undefined)

  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(true)
})
