import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { speculationRules } from './speculationRules.ts'

const notPrerendered = (releases: Parameters<typeof speculationRules>[0]) =>
  JSON.parse(speculationRules(releases)).prerender[0].where.and[1].not.href_matches

it('prerenders pages of this site, with moderate eagerness', () => {
  expect(JSON.parse(speculationRules([]))).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*.*', '/*\\?(.+)'] } },
            { not: { selector_matches: expect.any(String) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
})

it('never prerenders a guarded or unlisted page', () => {
  const tools = sampleRelease({ '/tools/:name': { guarded: true }, '/draft': { noindex: true }, '/sample': {} })

  expect(notPrerendered([tools])).toEqual(['/*.*', '/*\\?(.+)', '/draft', '/tools/:name'])
})

it('is the same for any order of the releases', () => {
  const one = sampleRelease({ '/b': { guarded: true } })
  const other = sampleRelease({ '/a': { guarded: true } })

  expect(speculationRules([one, other])).toBe(speculationRules([other, one]))
})

/** Which links of a bar lead to the page that is shown, by the rules' selector. */
function currentLinks(bar: string): string[] {
  const selector = JSON.parse(speculationRules([])).prerender[0].where.and[2].not.selector_matches
  document.body.innerHTML = bar
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

it.each([
  { shown: '/', home: ' aria-current="page"', shop: '', left: ['Marca', 'Início'] },
  { shown: '/loja', home: '', shop: ' aria-current="page"', left: ['Loja'] },
  { shown: '/loja/caneca', home: '', shop: ' aria-current="true"', left: [] },
])('prerenders no link to the current page: $shown', ({ home, shop, left }) => {
  const bar = `<header><a href="/">Marca</a><nav><a href="/"${home}>Início</a><a href="/loja"${shop}>Loja</a></nav></header>`

  expect(currentLinks(bar)).toEqual(left)
})

it('prerenders the page of an anchor, also where it represents the current page', () => {
  expect(
    currentLinks(
      '<header><nav><a href="/#ofertas" data-page="/ofertas" aria-current="page">Ofertas</a></nav></header>',
    ),
  ).toEqual([])
})
