import type {} from '@site/contracts/documentContract'
import { act, screen } from '@testing-library/react'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { ConsentBanner } from './ConsentBanner.tsx'

const site = { ...sampleSite, services: { ...sampleSite.services, analyticsId: 'G-TEST1' } }
const open = (facts = site) =>
  renderInSite(
    <>
      <button type="button" onClick={() => document.dispatchEvent(new Event('site:consent-review'))}>
        Rever
      </button>
      <ConsentBanner />
    </>,
    { site: facts },
  )

const banner = () => screen.queryByRole('region', { name: 'Privacidade' })
const tags = () => document.querySelectorAll('script').length
const press = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  localStorage.clear()
  window.dataLayer = undefined
  document.head.replaceChildren()
})

it('asks nothing without analytics, not even when the choice is reopened', () => {
  open(sampleSite)

  act(() => void document.dispatchEvent(new Event('site:consent-review')))

  expect(banner()).toBeNull()
})

it('asks nothing if the browser sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

  open()

  expect(banner()).toBeNull()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('loads and stores nothing before there is an answer, and does not take the focus', () => {
  open()

  expect(banner()).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(tags()).toBe(0)
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
})

it('links to the policy and gives both answers the same weight', () => {
  open()

  expect(screen.getByRole('link', { name: 'Aviso de privacidade' })).toHaveAttribute('href', '/loja/privacidade')
  expect(press('Recusar').className).toBe(press('Aceitar').className)
})

it('loads analytics after acceptance, in this visit and the next', async () => {
  const { user, unmount } = open()

  await user.click(press('Aceitar'))

  expect(banner()).toBeNull()
  expect(tags()).toBe(1)
  unmount()
  document.head.replaceChildren()
  open()
  expect(banner()).toBeNull()
  expect(tags()).toBe(1)
})

it('loads nothing after a refusal, and does not ask again', async () => {
  const { user, unmount } = open()

  await user.click(press('Recusar'))
  unmount()
  open()

  expect(banner()).toBeNull()
  expect(tags()).toBe(0)
  expect(localStorage.getItem('consent')).toMatch(/^refused \d{4}-/)
})

it('reopens when a part of the site asks for it, moves the focus there and returns it', async () => {
  const { user } = open()
  await user.click(press('Aceitar'))

  await user.click(press('Rever'))
  expect(banner()).toHaveFocus()
  await user.click(press('Recusar'))

  expect(press('Rever')).toHaveFocus()
  expect(localStorage.getItem('consent')).toMatch(/^refused/)
  expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(true)
})

it('works if the browser forbids storage, and then asks again', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  const { user, unmount } = open()

  await user.click(press('Recusar'))
  expect(banner()).toBeNull()
  unmount()
  open()

  expect(banner()).toBeVisible()
  jest.restoreAllMocks()
})
