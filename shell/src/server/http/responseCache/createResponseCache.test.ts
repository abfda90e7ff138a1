import type { Composition } from '../../releases/composition/Composition.ts'
import { page, shell } from '../testing/sampleSite.ts'
import { createResponseCache, type SentResponse } from './createResponseCache.ts'
import { prepareHead } from './prebuiltHead.ts'

const composed = (id: string): Composition => ({
  id,
  since: '',
  shell,
  releases: [],
  files: new Map(),
  parts: new Map(),
  services: {},
  finished: new Map(),
})
const counted = { matched: undefined, route: '/shop', shown: undefined }
const headIn = (encoding: string) => prepareHead(200, ['content-encoding', encoding])
const responseIn = (encoding: 'br' | 'gzip'): SentResponse => ({
  representation: { status: 200, encoding },
  head: headIn(encoding),
  counted,
})

async function open() {
  let live = composed('first')
  const cache = createResponseCache(() => live)
  const shop = await page('shop')
  const cacheable = (composition: Composition) => ({ composition, pathname: '/shop', page: shop, query: ['search'] })
  const show = (next: Composition) => {
    live = next
  }
  return { cache, cacheable, show, first: live }
}

it('keeps a response in each of its encodings', async () => {
  const { cache, cacheable, first } = await open()
  cache.keep(cacheable(first), responseIn('br'))
  cache.keep(cacheable(first), responseIn('gzip'))

  const known = cache.find('/shop')

  expect(known).toMatchObject({ query: ['search'], counted })
  expect(known && cache.headIn(known, { status: 200, encoding: 'br' })).toEqual(headIn('br'))
  expect(known && cache.headIn(known, { status: 200, encoding: 'gzip' })).toEqual(headIn('gzip'))
  expect(known && cache.headIn(known, { status: 304, encoding: 'br' })).toBeUndefined()
  expect(cache.find('/')).toBeUndefined()
})

it('drops responses of a former composition, and stores no late ones', async () => {
  const { cache, cacheable, show, first } = await open()
  cache.keep(cacheable(first), responseIn('br'))

  show(composed('second'))
  expect(cache.find('/shop')).toBeUndefined()
  cache.keep(cacheable(first), responseIn('br'))
  expect(cache.find('/shop')).toBeUndefined()
})
