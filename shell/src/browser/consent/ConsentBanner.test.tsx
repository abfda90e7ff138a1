import type {} from '@site/contracts/documentContract'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { act, screen } from '@testing-library/react'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { ConsentBanner } from './ConsentBanner.tsx'

const site = { ...sampleSite, services: { ...sampleSite.services, analyticsId: 'G-TEST1' } }
const open = (facts: SiteFacts = site) =>
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

describe('with advertising', () => {
  const advertising = { tags: [{ company: 'meta', id: '1234567' }], leads: ['google'] } as const
  const both = { ...site, advertising }
  const asks = (label: string) => screen.queryByRole('region', { name: label })
  const pixels = () => [...document.scripts].filter(({ src }) => src.includes('facebook')).length

  afterEach(() => {
    window.fbq = undefined
    window._fbq = undefined
  })

  it('asks for it apart, after the other question, and moves the focus there', async () => {
    const { user } = open(both)
    expect(asks('Anúncios')).toBeNull()

    await user.click(press('Aceitar'))

    expect(asks('Privacidade')).toBeNull()
    expect(asks('Anúncios')).toHaveFocus()
    expect(asks('Anúncios')).toHaveTextContent('a Meta e o Google ficam sabendo da sua visita e do formulário')
    expect([pixels(), localStorage.getItem('advertising')]).toEqual([0, null])
    expect(press('Recusar').className).toBe(press('Aceitar').className)
  })

  it('takes no double click for two answers', async () => {
    const { user } = open(both)

    await user.dblClick(press('Aceitar'))

    expect(asks('Anúncios')).toBeVisible()
    expect([pixels(), localStorage.getItem('advertising')]).toEqual([0, null])
  })

  it('loads tags after acceptance, in this visit and the next, and nothing after a refusal', async () => {
    const { user, unmount } = open({ ...sampleSite, advertising })
    await user.click(press('Aceitar'))
    expect(asks('Anúncios')).toBeNull()
    expect(pixels()).toBe(1)
    expect(localStorage.getItem('advertising')).toMatch(/^accepted \d{4}-/)
    unmount()
    document.head.replaceChildren()
    const next = open({ ...sampleSite, advertising })
    expect(pixels()).toBe(1)

    await next.user.click(press('Rever'))
    await next.user.click(press('Recusar'))
    next.unmount()
    document.head.replaceChildren()
    open({ ...sampleSite, advertising })

    expect(asks('Anúncios')).toBeNull()
    expect(pixels()).toBe(0)
    expect(localStorage.getItem('advertising')).toMatch(/^refused \d{4}-/)
  })

  it('asks again once there is more to consent to, and not after a refusal', async () => {
    const more = { ...advertising, leads: ['meta', 'google'] } as const
    const first = open({ ...sampleSite, advertising })
    await first.user.click(press('Aceitar'))
    expect(localStorage.getItem('advertising')).toMatch(/Z google-lead meta-tag$/)
    first.unmount()
    document.head.replaceChildren()

    const second = open({ ...sampleSite, advertising: more })
    expect(asks('Anúncios')).toBeVisible()
    expect(pixels()).toBe(0)
    await second.user.click(press('Recusar'))
    second.unmount()
    open({ ...sampleSite, advertising: { ...more, tags: [...more.tags, { company: 'google', id: 'AW-1' }] } })

    expect(asks('Anúncios')).toBeNull()
  })

  it('reopens every question, says what was answered, and returns the focus after the last', async () => {
    const { user } = open(both)
    await user.click(press('Aceitar'))
    await user.click(press('Recusar'))

    await user.click(press('Rever'))
    expect(asks('Privacidade')).toHaveTextContent('Hoje: você aceitou.')
    await user.click(press('Recusar'))
    expect(asks('Anúncios')).toHaveTextContent('Hoje: você recusou.')
    await user.click(press('Recusar'))

    expect(press('Rever')).toHaveFocus()
  })

  it('asks nothing if the browser sends Global Privacy Control', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open(both)
    expect(screen.queryAllByRole('region')).toEqual([])
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
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
