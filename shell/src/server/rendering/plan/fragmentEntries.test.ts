import { placedRemotes } from './fragmentEntries.ts'

const page = { name: 'mfe-page', places: ['mfe-shop/Prices', 'mfe-page/Own'] }
const shop = { name: 'mfe-shop', places: ['mfe-cart/Add'] }
const cart = { name: 'mfe-cart', places: ['mfe-page/Own', 'mfe-gone/Away'] }
const menu = { name: 'mfe-menu', bar: ['Menu'], places: ['mfe-cart/Add'] }

it.each([
  { releases: [page, shop, cart], part: 'mfe-page', remotes: ['mfe-cart', 'mfe-gone', 'mfe-shop'] },
  { releases: [page, shop, cart], part: 'mfe-shop', remotes: ['mfe-cart', 'mfe-gone', 'mfe-page'] },
  { releases: [page, shop, cart], part: 'shell', remotes: [] },
  { releases: [{ name: 'mfe-plain' }, page], part: 'mfe-plain', remotes: [] },
  { releases: [menu, { name: 'mfe-plain' }], part: 'shell', remotes: ['mfe-cart', 'mfe-menu'] },
  { releases: [menu, { name: 'mfe-plain' }], part: 'mfe-menu', remotes: ['mfe-cart'] },
])('the pages of $part have fragments of $remotes', ({ releases, part, remotes }) => {
  expect(placedRemotes(releases, part)).toEqual(remotes)
})
