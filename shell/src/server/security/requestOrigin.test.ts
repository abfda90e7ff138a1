import { isSameOrigin } from './requestOrigin.ts'

const host = 'www.exemplo.com.br'

it.each([
  { headers: { 'sec-fetch-site': 'same-origin' }, same: true },
  { headers: { 'sec-fetch-site': 'same-site', origin: `https://${host}` }, same: false },
  { headers: { 'sec-fetch-site': 'cross-site' }, same: false },
  { headers: { 'sec-fetch-site': 'none' }, same: false },
  { headers: { origin: `https://${host}` }, same: true },
  { headers: { origin: 'https://evil.example' }, same: false },
  { headers: { origin: `https://${host}.evil.example` }, same: false },
  { headers: { origin: 'null' }, same: false },
  { headers: {}, same: false },
])('attributes a request with $headers to this site: $same', ({ headers, same }) => {
  expect(isSameOrigin({ headers, host })).toBe(same)
})
