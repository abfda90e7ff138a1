import { MAX_TARGET_LENGTH } from '../pages/requestTarget.ts'
import { mayServeCached, type Serving } from './mayServeCached.ts'

const serving: Serving = { isFollowed: false, isDivided: false, isClosing: false, previewCookie: '__Host-preview' }

it.each<{ what: string; method?: string; url?: string; cookie?: string; now?: Partial<Serving>; may: boolean }>([
  { what: 'a page', may: true },
  { what: 'a page with parameters', url: '/revista?utm_source=mail', may: true },
  { what: 'a HEAD request for a page', method: 'HEAD', may: false },
  { what: 'a request with a body', method: 'POST', may: false },
  { what: 'a visitor with cookies of others', cookie: 'canary=12; sessao=a', may: true },
  { what: 'a visitor with a preview', cookie: 'canary=12; __Host-preview=a.b', may: false },
  { what: 'a target that is an absolute URL', url: 'http://localhost/revista', may: false },
  { what: 'a target that another parser reads as an absolute URL', url: '//revista', may: false },
  { what: 'the longest target', url: `/${'a'.repeat(MAX_TARGET_LENGTH - 1)}`, may: true },
  { what: 'a target that is too long', url: `/${'a'.repeat(MAX_TARGET_LENGTH)}`, may: false },
  { what: 'any visitor during a canary', now: { isDivided: true }, may: false },
  { what: 'any visitor while requests are logged or traced', now: { isFollowed: true }, may: false },
  { what: 'any visitor once the server stops', now: { isClosing: true }, may: false },
])('serves $what from the cache: $may', ({ method = 'GET', url = '/revista', cookie, now, may }) => {
  expect(mayServeCached({ method, url, headers: cookie === undefined ? {} : { cookie } }, { ...serving, ...now })).toBe(
    may,
  )
})
