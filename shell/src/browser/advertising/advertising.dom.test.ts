import type {} from '@site/contracts/documentContract'
import { startAdvertising, stopAdvertising } from './advertising.ts'

const meta = { tags: [{ company: 'meta', id: '1234567' }] } as const
const google = { tags: [{ company: 'google', id: 'AW-1' }] } as const
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const ofGoogle = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))

/** A browser's cookies, which loses what is deleted. */
function jarOf(...names: string[]) {
  const jar = new Set(names)
  return {
    jar,
    getAll: async () => [...jar].map((name) => ({ name })),
    delete: async ({ name }: { name: string }) => void jar.delete(name),
  }
}

afterEach(() => {
  window.dataLayer = undefined
  window.fbq = undefined
  window._fbq = undefined
  document.head.replaceChildren()
})

it("loads Meta's pixel once, which is to report the page and nothing by itself", () => {
  startAdvertising(meta)
  startAdvertising(meta)

  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(window.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '1234567'],
    ['init', '1234567'],
    ['track', 'PageView'],
    ['consent', 'grant'],
  ])
})

it("hands commands to Meta's script once it is there", () => {
  startAdvertising(meta)
  const callMethod = jest.fn()
  Object.assign(window.fbq ?? {}, { callMethod })

  void stopAdvertising(meta, jarOf())

  expect(callMethod.mock.calls).toEqual([['consent', 'revoke']])
})

it("loads Google's tag once, with consent", () => {
  startAdvertising(google)
  startAdvertising(google)

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1'])
  expect(ofGoogle().map(([name]) => name)).toEqual(['consent', 'js', 'config', 'consent'])
  expect(ofGoogle()[0]).toEqual([
    'consent',
    'update',
    { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ])
})

it.each([
  { advertising: meta, left: ['_ga', '_gcl_au', '_gac_1', 'canary'] },
  { advertising: google, left: ['_ga', '_fbp', '_fbc', 'canary'] },
])(
  'removes the cookies of $advertising.tags.0.company and no others when consent is withdrawn',
  async ({ advertising, left }) => {
    const cookies = jarOf('_ga', '_fbp', '_fbc', '_gcl_au', '_gac_1', 'canary')

    await stopAdvertising(advertising, cookies)

    expect([...cookies.jar].sort()).toEqual(left.toSorted())
  },
)

it('takes back what Google was allowed', async () => {
  await stopAdvertising(google, jarOf())

  expect(ofGoogle()).toEqual([
    ['consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
  ])
})

it('loads nothing if the browser sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

  startAdvertising(meta)
  startAdvertising(google)

  expect(scripts()).toEqual([])
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
