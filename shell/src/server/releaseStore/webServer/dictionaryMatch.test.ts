import { dictionaryMatch, offeredDictionary } from './dictionaryMatch.ts'

it.each([
  ['/r/mfe-shop/0123456789abcdef/ShopPage.1badff25ee.js', '/r/mfe-shop/*/ShopPage.*.js'],
  ['/r/mfe-shop/0123456789abcdef/60.d089e9f90a.js', '/r/mfe-shop/*/60.*.js'],
  ['/shell/react.6fbcacf440.js', '/shell/react.*.js'],
  ['/shell/main.js', undefined],
  ['/r/mfe-shop/0123456789abcdef/page.css', undefined],
  ['/media/mfe-shop/picture.1badff25ee.js', undefined],
  ['/sw.js', undefined],
  ['/r/mfe-shop/0123456789abcdef/deeper/ShopPage.1badff25ee.js', undefined],
])('uses %s as a dictionary for %s', (address, match) => {
  expect(dictionaryMatch(address)).toBe(match)
})

const hash = '8DntAwz0SMUlpLCxrO7KnV2ZdP31S/ROku2qY6YrYt8='

it.each([
  { header: `:${hash}:`, encodings: 'gzip, deflate, br, zstd, dcb, dcz', offered: hash },
  { header: `:${hash}:`, encodings: 'dcz', offered: hash },
  { header: `:${hash}:`, encodings: 'gzip, br', offered: undefined },
  { header: `:${hash}:`, encodings: 'br, xdcz', offered: undefined },
  { header: `:${hash}:`, encodings: undefined, offered: undefined },
  { header: undefined, encodings: 'dcz', offered: undefined },
  { header: hash, encodings: 'dcz', offered: undefined },
  { header: ':c2hvcnQ=:', encodings: 'dcz', offered: undefined },
  { header: [`:${hash}:`], encodings: 'dcz', offered: undefined },
])('offers $offered for $header with $encodings', ({ header, encodings, offered }) => {
  expect(offeredDictionary(header, encodings)).toBe(offered)
})
