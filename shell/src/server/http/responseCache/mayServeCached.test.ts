import { MAX_TARGET_LENGTH } from '../pages/requestTarget.ts'
import { mayServeCached, type Serving } from './mayServeCached.ts'

const serving: Serving = { isFollowed: false, isDivided: false, isClosing: false, previewCookie: '__Host-preview' }

it.each<{ what: string; method?: string; url?: string; cookie?: string; now?: Partial<Serving>; may: boolean }>([
  { what: 'a page', may: true },
  { what: 'a page with parameters', url: '/revista?utm_source=mail', may: true },
  { what: 'a page by its headers alone', method: 'HEAD', may: false },
  { what: 'what sends something', method: 'POST', may: false },
  { what: 'a visitor with cookies of others', cookie: 'canary=12; sessao=a', may: true },
  { what: 'who sees a preview', cookie: 'canary=12; __Host-preview=a.b', may: false },
  { what: 'a target that is an address', url: 'http://localhost/revista', may: false },
  { what: 'a target that another reader takes for an address', url: '//revista', may: false },
  { what: 'the longest target', url: `/${'a'.repeat(MAX_TARGET_LENGTH - 1)}`, may: true },
  { what: 'a longer target', url: `/${'a'.repeat(MAX_TARGET_LENGTH)}`, may: false },
  { what: 'anybody while a release is tried out', now: { isDivided: true }, may: false },
  { what: 'anybody where requests are logged or traced', now: { isFollowed: true }, may: false },
  { what: 'anybody once the server stops', now: { isClosing: true }, may: false },
])('$what may have a former answer: $may', ({ method = 'GET', url = '/revista', cookie, now, may }) => {
  expect(mayServeCached({ method, url, headers: cookie === undefined ? {} : { cookie } }, { ...serving, ...now })).toBe(
    may,
  )
})
