import type { Load } from '../pages/measureLoad.ts'
import { type MeasuredPage, pageFigures, summarizePages } from './summarizePages.ts'

const load = (figures: Partial<Load> = {}): Load => ({
  ...{ ttfb: 150, paint: 300, largest: 400, element: 'h1 Title', hydrated: 900, waits: false, island: 800 },
  ...{ shift: 0, layout: 20, longest: 60, script: 40, blocked: 10, requests: 12, chain: 3 },
  bytes: { document: 12_000, script: 90_000, image: 500, other: 300 },
  ...figures,
})
const measured = (loads: Partial<MeasuredPage['loads']>): MeasuredPage => ({
  route: '/page',
  loads: { composed: [load()], monolith: [], static: [], again: [], ...loads },
})
const summaryOf = (loads: Partial<MeasuredPage['loads']>) => {
  const { '/page': summary } = summarizePages([measured(loads)])
  if (!summary) throw new Error('There is no summary.')
  return summary
}
const once = (value: number) => ({ median: value, low: value, high: value })

it('has every page by its route', () => {
  const pages = [measured({}), { ...measured({}), route: '/other' }]
  expect(Object.keys(summarizePages(pages))).toEqual(['/page', '/other'])
})

it('has each figure of a load by its name', () => {
  const scrolled = summaryOf({ composed: [load({ scrolled: 0.1 })] }).composed
  expect(scrolled).toEqual({
    ...{
      ttfb: once(150),
      paint: once(300),
      largest: once(400),
      shift: once(0),
      scrolled: once(0.1),
      blocked: once(10),
    },
    ...{
      layout: once(20),
      script: once(40),
      hydrated: once(900),
      island: once(800),
      requests: once(12),
      chain: once(3),
    },
    ...{ documentBytes: once(12_000), scriptBytes: once(90_000), imageBytes: once(500), otherBytes: once(300) },
  })
  expect(Object.keys(pageFigures).sort()).toEqual(Object.keys(scrolled).sort())
})

it.each([
  {
    what: 'the median of several loads',
    loads: [500, 400, 450].map((largest) => load({ largest })),
    is: { median: 450, low: 400, high: 500 },
  },
  { what: 'one load', loads: [load({ largest: 410 })], is: once(410) },
  { what: 'nothing if nothing was loaded', loads: [], is: undefined },
])('has $what', ({ loads, is }) => {
  expect(summaryOf({ static: loads }).static.largest).toEqual(is)
})

it.each(['composed', 'monolith', 'static', 'again'] as const)('separates %s from the others', (column) => {
  const loads = { composed: [load()], monolith: [load()], static: [load()], again: [load()] }
  const summary = summaryOf({ ...loads, [column]: [load({ largest: 700 })] })
  for (const other of ['composed', 'monolith', 'static', 'again'] as const) {
    expect(summary[other].largest).toEqual(once(other === column ? 700 : 400))
  }
})

it('leaves out a figure that no load has, and counts it by those that have it', () => {
  const waiting = load({ hydrated: undefined, island: undefined })
  expect(summaryOf({ composed: [waiting] }).composed).not.toHaveProperty('island')
  expect(summaryOf({ composed: [waiting, load()] }).composed.island).toEqual(once(800))
})

it.each([
  { what: 'the composed page’s', loads: { composed: [load({ element: 'p Text' })], static: [load()] }, is: 'p Text' },
  { what: 'none if there is no load', loads: { composed: [] }, is: '' },
])('names the largest element: $what', ({ loads, is }) => {
  expect(summaryOf(loads).element).toBe(is)
})

it.each([
  { what: 'nothing', loads: { composed: [load()] }, is: undefined },
  {
    what: 'an element in a later load of a twin',
    loads: { composed: [load()], static: [load(), load({ moved: 'a card' })] },
    is: 'a card',
  },
])('names what has moved: $what', ({ loads, is }) => {
  expect(summaryOf(loads).moved).toBe(is)
})
