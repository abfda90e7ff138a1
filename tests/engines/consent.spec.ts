import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test, type Visit } from './visit.ts'

let own: OwnSite | undefined

test.beforeAll(async () => {
  own = await startOwnSite({ ANALYTICS_ID: 'G-TEST123' })
})
test.afterAll(() => own?.stop())

const asks = ({ run }: Visit) => run(() => document.querySelector('section[aria-label=Privacidade]') !== null)

test('the cookie choice is offered once: a refusal is final, and no third party is contacted', async ({ visit }) => {
  await visit.goTo(`${own?.url}/quiz`)
  await visit.hydrated()
  await expect.poll(() => asks(visit)).toBe(true)
  await visit.run(() => {
    const buttons = document.querySelectorAll('section[aria-label=Privacidade] button')
    const refuse = [...buttons].find(({ textContent }) => textContent === 'Recusar')
    refuse?.setAttribute('data-refuse', '')
  })

  await visit.click('[data-refuse]')
  await expect.poll(() => asks(visit)).toBe(false)
  await visit.reload()
  await visit.hydrated()
  await visit.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/_routes/')))

  expect(await asks(visit)).toBe(false)
  expect(await visit.run(() => document.cookie + document.querySelectorAll('script[src*=google]').length)).toBe('0')
})
