import { shortenClasses } from './shortenClasses.ts'

const rules = '.css-a1{color:red}.css-b2 a{color:blue}@media print{.css-b2{display:none}}.css-c3:hover>.css-c3{top:0}'
const read = (content: string) => `<div data-island="never" data-section="Prices">${content}</div>`
const shorten = (markup: string, of = rules) => shortenClasses({ markup, rules: of })
/** Class names without the hash of the rules. */
const places = (text: string) => text.replaceAll(/\br[a-z0-9]+-(\d)/g, 'r-$1')

it('numbers the classes of read-only sections, in markup and rules', () => {
  const { markup, rules: shortened } = shorten(read('<p class="css-b2">a</p><div class="css-c3 css-a1">b</div>'))

  expect(places(markup)).toBe(read('<p class="r-1">a</p><div class="r-2 r-0">b</div>'))
  expect(places(shortened)).toBe(
    '.r-0{color:red}.r-1 a{color:blue}@media print{.r-1{display:none}}.r-2:hover>.r-2{top:0}',
  )
})

it.each([
  { what: 'the page itself', markup: (classes: string) => `<main data-island="page"><p ${classes}></p></main>` },
  { what: 'everything around islands', markup: (classes: string) => `<a ${classes}></a>` },
  { what: 'an island', markup: (classes: string) => `<div data-island="idle"><div ${classes}></div></div>` },
  {
    what: 'an island in a read-only section',
    markup: (classes: string) => read(`<div data-island="visible"><p ${classes}></p></div>`),
  },
  {
    what: 'whatever follows such a section',
    markup: (classes: string) => `<main data-island="page">${read('<div></div>')}<div ${classes}></div></main>`,
  },
])('keeps the classes of $what, wherever else they are', ({ markup }) => {
  const given = markup('class="css-a1"') + read('<p class="css-a1 css-b2"></p>')

  expect(places(shorten(given).markup)).toBe(markup('class="css-a1"') + read('<p class="css-a1 r-0"></p>'))
  expect(places(shorten(given).rules)).toMatch(/^\.css-a1\{.*\.r-0 a\{/)
})

it('gives equal rules the same names, and different rules different names', () => {
  const markup = read('<p class="css-a1"></p>')

  expect(shorten(markup)).toEqual(shorten(markup))
  expect(shorten(markup).markup).not.toBe(shorten(markup, `${rules}.css-d4{top:0}`).markup)
})

it.each([
  { what: 'is not closed', markup: `${read('<div class="css-a1">')}` },
  { what: 'was not opened', markup: `</div>${read('<p class="css-a1"></p>')}` },
])('changes nothing if an element $what', ({ markup }) => {
  expect(shorten(markup)).toEqual({ markup, rules })
})

it("does not change words, or classes that are not Emotion's", () => {
  const given = read('<p class="note css-z9">css-a1 class=&quot;css-a1&quot;</p>')

  expect(shorten(given).markup).toBe(given)
})
