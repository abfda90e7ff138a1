import { fragmentFindings } from './fragmentFindings.ts'

const offering = (name: string, ...components: string[]) => ({
  name,
  fragments: { entry: 'browser/f.js', mount: [], exposes: Object.fromEntries(components.map((one) => [one, []])) },
})
const page = { name: 'mfe-page', places: ['mfe-shop/Prices', 'mfe-shop/Other'] }
const magazine = { name: 'mfe-revista', places: ['mfe-shop/Prices'] }
const live = [page, magazine, offering('mfe-shop', 'Prices')]

const placed = 'Prices is placed by mfe-page, mfe-revista'

it.each([
  {
    what: 'says who places it',
    candidate: offering('mfe-shop', 'Prices'),
    lines: [`notice: ${placed}, whose pages are checked with it.`],
  },
  {
    what: 'refuses to take it away',
    candidate: { name: 'mfe-shop' },
    lines: [`refusal: ${placed} and would disappear. Keep it until no live release places it.`],
  },
  { what: 'finds nothing about a fragment that nobody places', candidate: offering('mfe-course', 'List'), lines: [] },
  {
    what: 'says what is placed and not there',
    candidate: { name: 'mfe-course', places: ['mfe-shop/Prices', 'mfe-shop/Map', 'mfe-gone/Away'] },
    lines: [
      'notice: mfe-shop/Map is not live: its fallback is shown until it is.',
      'notice: mfe-gone/Away is not live: its fallback is shown until it is.',
    ],
  },
  { what: 'knows its own', candidate: { ...offering('mfe-course', 'List'), places: ['mfe-course/List'] }, lines: [] },
])('$what', ({ candidate, lines }) => {
  expect(fragmentFindings(candidate, live).map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual(lines)
})

it('lets the contract of a fragment change in steps, with two of them for a while', () => {
  const moved = (name: string) => ({ name, places: ['mfe-shop/PricesByCity'] })
  const both = offering('mfe-shop', 'Prices', 'PricesByCity')
  const next = offering('mfe-shop', 'PricesByCity')
  const refusals = (candidate: typeof both, others: Parameters<typeof fragmentFindings>[1]) =>
    fragmentFindings(candidate, others).flatMap(({ kind, reason }) => (kind === 'refusal' ? [reason] : []))

  expect(refusals(both, live)).toEqual([])
  expect(refusals(next, [page, magazine, both])).toEqual([
    expect.stringMatching(/^Prices is placed by mfe-page, mfe-revista/),
  ])
  expect(refusals(next, [moved('mfe-page'), magazine, both])).toEqual([
    expect.stringMatching(/^Prices is placed by mfe-revista and/),
  ])
  expect(refusals(next, [moved('mfe-page'), moved('mfe-revista'), both])).toEqual([])
})
