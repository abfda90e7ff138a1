import type { Composition } from '../../releases/composition/Composition.ts'
import { shell } from '../testing/sampleSite.ts'
import { page } from '../testing/sampleSite.ts'
import { createResponseCache, type SentAnswer } from './createResponseCache.ts'

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
const told = { matched: undefined, route: '/shop', shown: undefined }
const answerIn = (encoding: 'br' | 'gzip'): SentAnswer => ({
  form: { status: 200, encoding },
  headers: ['content-encoding', encoding],
  told,
})

async function open() {
  let live = composed('first')
  const cache = createResponseCache(() => live)
  const shop = await page('shop')
  const repeatable = (composition: Composition) => ({ composition, pathname: '/shop', page: shop, looksAtQuery: true })
  const show = (next: Composition) => {
    live = next
  }
  return { cache, repeatable, show, first: live }
}

it('keeps an answer in each of its forms', async () => {
  const { cache, repeatable, first } = await open()
  cache.keep(repeatable(first), answerIn('br'))
  cache.keep(repeatable(first), answerIn('gzip'))

  const known = cache.find('/shop')

  expect(known).toMatchObject({ looksAtQuery: true, told })
  expect(known && cache.headersIn(known, { status: 200, encoding: 'br' })).toEqual(['content-encoding', 'br'])
  expect(known && cache.headersIn(known, { status: 200, encoding: 'gzip' })).toEqual(['content-encoding', 'gzip'])
  expect(known && cache.headersIn(known, { status: 304, encoding: 'br' })).toBeUndefined()
  expect(cache.find('/')).toBeUndefined()
})

it('forgets what is of a former composition, and keeps none that comes late', async () => {
  const { cache, repeatable, show, first } = await open()
  cache.keep(repeatable(first), answerIn('br'))

  show(composed('second'))
  expect(cache.find('/shop')).toBeUndefined()
  cache.keep(repeatable(first), answerIn('br'))
  expect(cache.find('/shop')).toBeUndefined()
})
