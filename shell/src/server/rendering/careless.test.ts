import type { TrialLimits } from '@site/remote-kit/gate/trial/tryRemote'
import { renderSample } from './testing/renderSample.ts'
import { triedAs } from './testing/triedAs.ts'

jest.setTimeout(120_000)

const libraries = `const { createElement } = require('react')
const styled = require('@emotion/styled').default
const h = createElement
`
const component = (expression: string) => `() => h('section', null, h('h1', null, 'Loja'), ${expression})`
/** A page that shows what an expression returns; `html` is what an author has pasted. */
const page = (expression: string) =>
  `${libraries}module.exports.pages = { './Page': { component: ${component(expression)} } };`
const pasted = (html: string) => `h('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })`

const outcomeOf = async (expression: string) => {
  const outcome = await renderSample(page(expression), { limits: { page: 5_000 } })
  return outcome.status === 'rendered' ? 'rendered' : `${outcome.status}: ${outcome.reason}`
}

const pastedSamples = [
  { what: 'a base', html: '<base href="/a/">', reason: /has <base href="\/a\/">, which moves .* remove it/ },
  {
    what: 'a redirect',
    html: '<meta http-equiv="refresh" content="0;url=/">',
    reason: /<meta http-equiv="refresh">/,
  },
  { what: 'a policy', html: '<meta http-equiv="Content-Security-Policy" content="x">', reason: /http-equiv/ },
  { what: 'plaintext', html: '<plaintext>', reason: /has <plaintext>, which turns .* remove it/ },
  { what: 'frames', html: '<frameset></frameset>', reason: /<frameset>, which browsers ignore there/ },
  { what: 'an open comment', html: '<!-- to do <p>', reason: /comment that is not closed: end it with -->/ },
  {
    what: 'an open element',
    html: '<div class="a"><p>a</p>',
    reason: /<div>, which is not closed where it belongs: close it/,
  },
  { what: 'an open link', html: '<a href="/a">a', reason: /<a href="\/a">, which is not closed/ },
  { what: 'an open emphasis', html: '<p>a <b>b</p>', reason: /<b>, which is not closed/ },
  { what: 'an open text field', html: '<textarea name="a">', reason: /<textarea name="a">, which is not closed/ },
  { what: 'an open title', html: '<svg><title>a</svg>', reason: /<title>, which is not closed/ },
  { what: 'an open script', html: '<script>let a', reason: /has <script>/ },
  { what: 'an open style', html: '<style>a{}', reason: /<style>, which is not closed/ },
  { what: 'an open list of options', html: '<select><option>a', reason: /<select>, which is not closed/ },
  { what: 'an open template', html: '<template><p>a</p>', reason: /<template>, which is not closed/ },
  { what: 'a style element', html: '<style>body{display:none}</style>', reason: /use styled elements/ },
  {
    what: 'a style sheet',
    html: '<link rel="stylesheet" href="/a.css">',
    reason: /<link href="\/a.css">, a style sheet/,
  },
  { what: 'a script', html: '<script>alert(1)</script>', reason: /put code into components and islands/ },
  {
    what: 'a foreign script',
    html: '<script src="//a.example/a.js"></script>',
    reason: /<script src="\/\/a.example\/a.js">/,
  },
  { what: 'a script in a drawing', html: '<svg><script>alert(1)</script></svg>', reason: /has <script>/ },
  { what: 'speculation rules', html: '<script type="speculationrules">{}</script>', reason: /has <script>/ },
  { what: 'an event handler', html: '<p id="a" onclick="a()">a</p>', reason: /<p id="a"> with onclick.*React/ },
  {
    what: 'a form of another site',
    html: '<form method="post" action="https://forms.example/f"><button>a</button></form>',
    reason: /<form action="https:\/\/forms.example\/f">, which sends to another site.*`forms`/,
  },
  {
    what: 'a form of another site with the same protocol',
    html: '<form action="//forms.example/f"></form>',
    reason: /sends to another site/,
  },
  {
    what: 'a button that sends to another site',
    html: '<form><button formaction="https://forms.example/f">a</button></form>',
    reason: /<button>, which sends to another site/,
  },
  {
    what: 'a picture of another site',
    html: '<img src="https://pictures.example/a.jpg" alt="">',
    reason: /<img src=.*import the picture/,
  },
  {
    what: 'a choice of pictures of another site',
    html: '<img src="/a.jpg" srcset="/a.jpg 1x, https://pictures.example/b.jpg 2x" alt="">',
    reason: /import the picture/,
  },
  {
    what: 'a film of another site',
    html: '<video src="https://films.example/a.mp4"></video>',
    reason: /<video src=.*import the file/,
  },
  { what: 'an embedded page', html: '<iframe src="/mapa" title="a"></iframe>', reason: /<iframe src=.*use a link/ },
  { what: 'an embedded file', html: '<object data="/a.pdf"></object>', reason: /<object>, which browsers block/ },
  { what: 'the end of the page', html: '</div></section></main><p>a</p>', reason: /<\/div>|browsers ignore there/ },
  { what: 'the end of the body', html: 'a</body>b', reason: /./ },
  { what: 'a whole document', html: '<html lang="en"><body><p>a</p></body></html>', reason: /./ },
  {
    what: 'an attribute of the body',
    html: '<body class="dark">',
    reason: /<body>, which browsers ignore there: remove it/,
  },
  {
    what: 'the id of the snapshot',
    html: '<p id="snapshot">{}</p>',
    reason: /<p id="snapshot">, whose id the shell uses/,
  },
  { what: 'the id of the page', html: '<p id="conteudo">a</p>', reason: /choose another one/ },
  { what: 'the id of the dialog', html: '<p id="form-whatsapp">a</p>', reason: /choose another one/ },
  {
    what: 'a snapshot of its own',
    html: '<script type="application/json" id="snapshot">{}</script>',
    reason: /id="snapshot"/,
  },
  { what: 'a second main', html: '<main>a</main>', reason: /./ },
  {
    what: 'a style attribute that takes in what follows',
    html: '<p style="color:red}body{display:none">a</p>',
    reason: /style="color:red}body\{display:none" is no list of declarations: correct it/,
  },
  {
    what: 'an id twice',
    html: '<h2 id="precos">a</h2><p id="precos">b</p>',
    reason: /<p id="precos">, whose id another element has: choose another one/,
  },
]

const renderedSamples = [
  { what: 'a base', expression: `h('base', { href: '/a/' })`, reason: /<base href="\/a\/">/ },
  { what: 'a redirect', expression: `h('meta', { httpEquiv: 'refresh', content: '0;url=/' })`, reason: /http-equiv/ },
  {
    what: 'a script',
    expression: `h('script', { src: 'https://a.example/a.js', async: true })`,
    reason: /<script src=/,
  },
  {
    what: 'a style',
    expression: `h('style', { href: 'a', precedence: 'a' }, 'body{display:none}')`,
    reason: /<style>/,
  },
  {
    what: 'a style sheet',
    expression: `h('link', { rel: 'stylesheet', href: '/a.css', precedence: 'a' })`,
    reason: /style sheet/,
  },
  { what: 'a block in a paragraph', expression: `h('p', null, h('div', null, 'a'))`, reason: /nest/ },
  {
    what: 'a link in a link',
    expression: `h('a', { href: '/a' }, h('a', { href: '/b' }, 'b'))`,
    reason: /<a href="\/a">/,
  },
  {
    what: 'a form in a form',
    expression: `h('form', null, h('form', null, h('p')))`,
    reason: /<form>, which browsers ignore/,
  },
  {
    what: 'a row without a body',
    expression: `h('table', null, h('tr', null, h('td')))`,
    reason: /add <tbody> in <table>/,
  },
  {
    what: 'a row without a table',
    expression: `h('tr', null, h('td'))`,
    reason: /<tr>, which browsers ignore there/,
  },
  {
    what: 'a style of the shell',
    expression: `h(styled.p({ 'html:has(&) footer': { color: 'red' } }))`,
    reason: /styles html:has\(\S+\) footer, which is not its own: begin/,
  },
  {
    what: 'a style of everything',
    expression: `h(styled.p({ '[data-island]:has(&)': { color: 'red' } }))`,
    reason: /styles \[data-island\]:has/,
  },
  {
    what: 'a style of the shell',
    expression: `h(styled.p({ '@media print': { 'body:has(&)': { color: 'red' } } }))`,
    reason: /styles body:has/,
  },
  {
    what: 'a variable of the document',
    expression: `h(styled.p({ 'html:has(&)': { '--link': 'red' } }))`,
    reason: /styles html:has/,
  },
  {
    what: 'a style around the page',
    expression: `h(styled.p({ 'body:has(&)': { color: 'red' } }))`,
    reason: /styles body:has/,
  },
  {
    what: 'an id of the shell',
    expression: `h('h2', { id: 'form-whatsapp' }, 'a')`,
    reason: /<h2 id="form-whatsapp">/,
  },
  {
    what: 'an id twice',
    expression: `h('ul', null, [1, 2].map((key) => h('li', { key, id: 'item' })))`,
    reason: /<li id="item">, whose id another element has/,
  },
]

it('the frame around a page has only ids that build, types and dev know, and those of React', async () => {
  const outcome = await renderSample(page('null'))

  const [{ html } = { html: '' }] = outcome.status === 'rendered' ? outcome.part.pages : []
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toContain('conteudo')
  expect(ids.filter((id) => !id.startsWith('_'))).toEqual(['conteudo', 'form-whatsapp', 'snapshot'])
})

describe('a careless release is refused, with page, element and remedy, because of', () => {
  it.each(pastedSamples)('$what that somebody has pasted', async ({ html, reason }) => {
    const outcome = await outcomeOf(pasted(html))

    expect(outcome).toMatch(/^bad: \/sample: /)
    expect(outcome).toMatch(reason)
  })

  it.each(renderedSamples)('$what that a component renders', async ({ expression, reason }) => {
    const outcome = await outcomeOf(expression)

    expect(outcome).toMatch(/^bad: \/sample: /)
    expect(outcome).toMatch(reason)
  })
})

/** What `build`, `types` and `dev` say about a server bundle with so many pages, which are called Page0 and so on. */
function tried(bundle: string, pages: number, limits?: TrialLimits, documents?: './src/feeds.ts') {
  const definitions = Array.from(
    { length: pages },
    (_, index) => ({ path: `/page/${index}`, page: `./src/pages/Page${index}.tsx` }) as const,
  )
  return triedAs(bundle, { name: 'mfe-sample', pages: definitions, ...(documents && { documents }) }, limits)
}

const withoutPlaces = (problem: string) => problem.replaceAll(/ at server\.cjs:\d+:\d+/g, '')

it('all of it is refused by build, types and dev too, which ask the same rules', async () => {
  const samples = [
    ...pastedSamples.map(({ html, ...sample }) => ({ ...sample, expression: pasted(html) })),
    ...renderedSamples,
  ]
  const pages = samples.map(({ expression }, index) => `'./Page${index}': { component: ${component(expression)} }`)

  const { refusals } = await tried(`${libraries}module.exports.pages = { ${pages.join(',\n')} }`, samples.length)

  const missed = samples.filter(({ reason }, index) => {
    const problem = refusals.find((one) => one.startsWith(`/page/${index}: `))
    return !problem || !reason.test(withoutPlaces(problem))
  })
  expect(missed).toEqual([])
  expect(refusals).toContainEqual(
    expect.stringMatching(
      /styles html:has\(\.css-\w+\) footer, .* It is of <p class="css-\w+"> at server\.cjs:\d+:\d+\.$/,
    ),
  )
  // Of those that name an element, each says where it was written.
  const elements = refusals.filter((refusal) => /<\w+[^>]*> at /.test(refusal))
  expect(elements.length).toBeGreaterThan(30)
})

/** A bundle with one page, whose component is called Prices. */
const bundleOf = (code: string, name: string, rest = '') =>
  `${libraries}${code}\nmodule.exports.pages = { './${name}': { component: Prices${rest} } };`
const withoutPath = (text = '') => text.replace(/^(after )?\/[\w/]+( was made)?: /, '$1')

it.each([
  { what: 'a name of the browser in a component', code: 'function Prices() { return h("p", null, location.href) }' },
  { what: 'code that is made from text', code: 'function Prices() { return new Function("return 1")() }' },
  {
    what: 'a name of the browser in a module',
    code: 'const title = document.title; function Prices() { return title }',
  },
  { what: 'what a module throws', code: 'const a = undefined.b; function Prices() { return a }' },
  { what: 'what a component throws', code: 'function Prices() { throw new TypeError("No price") }' },
  { what: 'what a component reads of nothing', code: 'function Prices() { return h("p", null, undefined.name) }' },
  { what: 'what React cannot show', code: 'function Prices() { return h("p", null, {}) }' },
  { what: 'what no component is', code: 'function Prices() { return h(undefined) }' },
  {
    what: 'what a data module throws',
    code: 'function Prices() { return null } const load = () => { throw new Error("No data") }',
    rest: ', data: { load }',
  },
  { what: 'a call without an end', code: 'function Prices() { return Prices() }' },
  {
    what: 'a promise that nothing settles',
    code: 'const { use } = require("react"); const never = new Promise(() => {}); function Prices() { return use(never) }',
  },
  { what: 'a request', code: 'function Prices() { return fetch("/a") }' },
  { what: 'an identifier at random', code: 'function Prices() { return h("p", { id: crypto.randomUUID() }) }' },
  {
    what: 'a weak reference',
    code: 'const { use } = require("react"); function Prices() { return new WeakRef(use).deref() && null }',
  },
  {
    what: 'a registry of what is collected',
    code: 'const gone = new FinalizationRegistry(() => {}); function Prices() { return gone && null }',
  },
  { what: 'WebAssembly', code: 'function Prices() { return WebAssembly.Module && null }' },
  {
    what: 'what writes to a shared library',
    code: 'Object.defineProperty(require("react"), "extra", { value: 1 }); function Prices() { return null }',
  },
  {
    what: 'a fragment that its definition does not name',
    code: 'function Prices() { globalThis.__place({ name: "mfe-shop/Prices", props: {} }); return null }',
  },
  { what: 'a timer of Node', code: 'function Prices() { setTimeout(() => {}, 1).unref(); return null }' },
  {
    what: 'a promise that is rejected meanwhile',
    code: 'const ask = async () => { await null; return fetch("/a") }\nfunction Prices() { ask(); return null }',
  },
  {
    what: 'what a timer throws',
    code: 'const { use } = require("react"); const later = new Promise((go) => setTimeout(go, 100))\nfunction Prices() { setTimeout(() => location.href, 50); return use(later) && null }',
  },
  {
    what: 'what a timer throws when the page is finished',
    code: 'function Prices() { setTimeout(() => location.href, 50_000); return null }',
  },
  {
    what: 'a data module that waits',
    code: 'function Prices() { return null } const load = async () => ({ status: 200 })',
    rest: ', data: { load }',
  },
  {
    what: 'a data module without a status',
    code: 'function Prices() { return null } const load = () => ({ data: 1 })',
    rest: ', data: { load }',
  },
  {
    what: 'a listed page that is not there',
    code: 'function Prices() { return null } const load = () => ({ status: 404 })',
    rest: ', data: { load }',
  },
  {
    what: 'data that is not JSON',
    code: 'function Prices() { return null } const load = () => ({ status: 200, data: 1n })',
    rest: ', data: { load }',
  },
  {
    what: 'an error on the console',
    code: 'function Prices() { console.error("No price of", 7); return h("p") }',
  },
])('$what is refused by build, types and dev in the words of the gate', async ({ code, rest }) => {
  const gate = await renderSample(bundleOf(code, 'Page', rest))

  const { refusals, warnings } = await tried(bundleOf(code, 'Page0', rest), 1)

  expect(warnings).toEqual([])
  expect(refusals).toHaveLength(1)
  expect(gate.status === 'bad' && withoutPath(gate.reason)).toBe(withoutPath(refusals[0]))
})

it('what only works after another page was rendered is refused by build, types and dev', async () => {
  const pages = `let prices
const First = () => { prices = [1]; return null }
function Second() { return prices.length }
module.exports.pages = { './Page0': { component: First }, './Page1': { component: Second } };`

  expect((await tried(libraries + pages, 2)).refusals).toEqual([
    expect.stringMatching(/^\/page\/1: Cannot read properties of undefined .* \(in Second\) at server\.cjs:6:\d+$/),
  ])
})

it.each([
  { what: 'throw', code: 'throw new Error("No posts")', says: 'No posts at server\\.cjs:2:\\d+$' },
  {
    what: 'are HTML',
    code: 'return [{ path: "/page/a.html", type: "text/html", body: "" }]',
    says: 'type is not allowed',
  },
  {
    what: 'are nowhere',
    code: 'return [{ path: "a.xml", type: "text/xml", body: "" }]',
    says: 'no plain path, such as',
  },
  { what: 'take a page', code: 'return [{ path: "/page/0", type: "text/xml", body: "" }]', says: 'which is a page' },
  { what: 'never end', code: 'return (function* () { for (;;) yield {} })()', says: 'makes more than 100 documents' },
])('documents that $what are refused by build, types and dev', async ({ code, says }) => {
  const bundle = `module.exports.pages = { './Page0': { component: () => null } }
module.exports.documents = () => { ${code} }`

  expect(await tried(bundle, 1, undefined, './src/feeds.ts')).toEqual({
    refusals: [expect.stringMatching(new RegExp(`^\\./src/feeds\\.ts: .*${says}`))],
    warnings: [],
  })
})

it('every page that the gate renders is tried by build, types and dev', async () => {
  const data = '{ load: ({ params }) => params.name === "19" ? location : { status: 200 }, paths: () => paths }'
  const bundle = `const paths = Array.from({ length: 20 }, (_, n) => ({ path: "/page/" + n }))
module.exports.pages = { './Page': { component: () => null, data: ${data} } };`
  const pages = [{ path: '/page/:name', page: './src/pages/Page.tsx' }] as const

  expect((await triedAs(bundle, { name: 'mfe-sample', pages })).refusals).toEqual([
    expect.stringMatching(/^\/page\/19: location is not defined/),
  ])
})

it('dates, random numbers and counters are the same whenever a page is rendered', async () => {
  const code = 'let count = 0; function Prices() { return h("p", null, [++count, Math.random(), Date.now()].join()) }'

  expect(await renderSample(bundleOf(code, 'Page'))).toMatchObject({ status: 'rendered' })
  expect(await tried(bundleOf(code, 'Page0'), 1)).toEqual({ refusals: [], warnings: [] })
})

it.each([
  {
    what: 'its collections',
    code: 'const load = ({ site }) => ({ status: 200, data: site.content.offers.items }); function Prices() { return null }',
    rest: ', data: { load }',
  },
  {
    what: 'its evidence',
    code: 'const { useSite } = require("@site/contracts/useSite"); function Prices() { return h("p", null, useSite().evidence.offers[99].name) }',
  },
])('what depends on $what is left to the gate of a site, with a warning', async ({ code, rest }) => {
  const { refusals, warnings } = await tried(bundleOf(code, 'Page0', rest), 1)

  expect(refusals).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^\/page\/0: Cannot read .* at server\.cjs:\d+:\d+\. A site refuses this too, unless/),
  ])
})

it.each([
  { what: 'a loop', code: 'function Prices() { for (;;); }', place: / \(in Prices\) at server\.cjs:4:\d+/ },
  {
    what: 'a loop in what a component calls',
    code: 'const count = () => { let i = 0; while (true) i++ }\nfunction Prices() { return count() }',
    place: / \(in Prices\) at server\.cjs:4:\d+/,
  },
  {
    what: 'a loop of promises',
    code: 'function Prices() { return null } async function go() { for (;;) await null }\nconst load = () => { go(); return { status: 200 } }',
    rest: ', data: { load }',
    place: /(?: at server\.cjs:4:\d+)?/,
  },
  { what: 'a loop in a module', code: 'for (;;);\nfunction Prices() { return null }', place: / at server\.cjs:4:\d+/ },
  {
    what: 'a regular expression',
    code: 'function Prices() { return h("p", null, /^(a+)+$/.test("a".repeat(60) + "b")) }',
    place: /(?: \(in Prices\) at server\.cjs:4:\d+)?/,
  },
])('$what without an end is refused with its place', async ({ code, rest, place }) => {
  const { refusals } = await tried(bundleOf(code, 'Page0', rest), 1, { processor: 1_000, memory: 768 })

  expect(refusals).toEqual([
    expect.stringMatching(new RegExp(`rendering never ends${place.source}: mend the loop\\.$`)),
  ])
})

it.each([
  {
    what: 'a data module without `load`',
    parts: "pages = { './Page0': { component: () => null, data: { lod() {} } } }",
    says: 'The data module of ./Page0 exports no `load`, which returns what the page gets.',
  },
  {
    what: 'a fragment without a component',
    parts:
      "pages = { './Page0': { component: () => null } }; module.exports.fragments = { Prices: { module: { Prices: () => null } } }",
    says: 'The module of the fragment Prices has no default export: it exports its component by default.',
  },
  {
    what: 'the data module of a fragment without `load`',
    parts:
      "pages = { './Page0': { component: () => null } }; module.exports.fragments = { Prices: { module: { default: () => null }, data: {} } }",
    says: 'The data module of the fragment Prices exports no `load`.',
  },
])('$what is refused by build, types and dev', async ({ parts, says }) => {
  expect((await tried(`module.exports.${parts}`, 1)).refusals).toEqual([says])
})

it('what fills the memory is refused with its place', async () => {
  const code = 'function Prices() { const all = []; for (;;) all.push(new Array(1e6).fill(0)) }'

  const { refusals } = await tried(bundleOf(code, 'Page0'), 1, { processor: 60_000, memory: 256 })

  expect(refusals).toEqual([
    expect.stringMatching(
      /^\/page\/0: its rendering takes more than 256 MB .* \(in Prices\) at server\.cjs:4:\d+: mend/,
    ),
  ])
})

const passingSamples = [
  { what: 'a header and a footer of an article', html: '<article><header>a</header><footer>b</footer></article>' },
  {
    what: 'a drawing whose shapes end themselves',
    html: '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"></circle></svg>',
  },
  { what: 'structured data', html: '<script type="application/ld+json">{"a":"<b></main>"}</script>' },
  { what: 'list items and paragraphs that end by themselves', html: '<ul><li>a<li>b</ul><dl><dt>a<dd>b</dl><p>a<p>b' },
  {
    what: 'a whole table',
    html: '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  },
  {
    what: 'text that looks like tags',
    html: '<p title="<b></main>">a &lt;b&gt; 1 < 2</p><!-- <b> --><textarea><b></textarea>',
  },
  { what: 'elements with ids of their own', html: '<p id="form-whatsapps">a</p><p id="main">b</p>' },
  {
    what: 'a drawing twice',
    html: '<svg><g id="a"/><use href="#a"/></svg><svg><g id="a"/><use href="#a"/></svg><p id="b" class="b"></p><p id=""></p><p id=""></p>',
  },
  {
    what: 'what is folded or embedded',
    html: '<details><summary>a</summary>b</details><iframe srcdoc="a" title="a"></iframe>',
  },
  { what: 'a template', html: '<template><p>a</p></template>' },
  {
    what: 'forms of the site',
    html: '<form action="/busca"><button formaction="?a=//b">a</button></form><form></form>',
  },
  {
    what: 'pictures of the site',
    html: '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt=""><img src="data:," alt="">',
  },
  { what: 'links to other sites', html: '<a href="https://a.example/">a</a>' },
]

it.each(passingSamples)('a release with $what passes', async ({ html }) => {
  expect(await outcomeOf(pasted(html))).toBe('rendered')
})

it('all of it passes build, types and dev too', async () => {
  const pages = passingSamples.map(({ html }, index) => `'./Page${index}': { component: ${component(pasted(html))} }`)

  expect(await tried(`${libraries}module.exports.pages = { ${pages.join(',\n')} }`, passingSamples.length)).toEqual({
    refusals: [],
    warnings: [],
  })
})

it('a release whose bar leaves room below passes', async () => {
  const bar = `h(styled.p({ color: 'red', '&:hover': { top: 0 }, 'html:has(&)': { scrollPaddingBottom: '6rem' } }))`

  expect(await outcomeOf(bar)).toBe('rendered')
})

const withStyle = (style: string) =>
  `const { createElement: h } = require('react')
module.exports.pages = { './Page': { component: () => h('h1', { style: { color: 'red' } }, 'Loja'), style: ${JSON.stringify(style)} } };`

it('a release with style sheets and style attributes passes', async () => {
  const outcome = await renderSample(withStyle('.a>b{content:"&amp;<b"}:where(main) h1{color:red}:root{--gap:1rem}'), {
    limits: { page: 5_000 },
  })

  expect(outcome.status === 'bad' ? outcome.reason : outcome.status).toBe('rendered')
})

it.each([
  { what: 'the shell', style: '.a{top:0}footer{color:red}', reason: /styles footer, which is not its own: begin/ },
  { what: 'a variable of the shell', style: ':root{--link:red}', reason: /styles :root/ },
  {
    what: 'the end of its element',
    style: '.a{content:"</style>"}',
    reason: /<head>, which is not closed where it belongs/,
  },
])('a style sheet with $what is refused, by build, types and dev too', async ({ style, reason }) => {
  const outcome = await renderSample(withStyle(style), { limits: { page: 5_000 } })

  expect(outcome).toMatchObject({ status: 'bad', reason: expect.stringMatching(reason) })
  const pages = [{ path: '/page', page: './src/pages/Page.tsx' }] as const
  expect((await triedAs(withStyle(style), { name: 'mfe-sample', pages })).refusals).toEqual([
    expect.stringMatching(reason),
  ])
})

it.each([
  {
    what: 'in a component',
    code: "\nfunction Prices() { return h('p', null, location.href) }",
    page: 'component: () => h("section", null, h(Prices))',
    reason:
      '/sample: location is not defined (in Prices) at server.cjs:2:41: `location` exists only in the browser: move it into an effect or an event handler.',
  },
  {
    what: 'on the first line',
    code: 'function Prices() { return window.a }',
    page: 'component: Prices',
    reason: /^\/sample: window is not defined \(in Prices\) at server\.cjs:1:67: `window` exists/,
  },
  {
    what: 'in what a component calls',
    code: 'const read = () => localStorage.a\nfunction Prices() { return read() }',
    page: 'component: Prices',
    reason: /not defined \(in Prices\) at server\.cjs:1:79: `localStorage`/,
  },
  {
    what: 'in what React makes of it',
    code: '\nfunction Prices() { return h("p", null, {}) }',
    page: 'component: Prices',
    reason: /^\/sample: Objects are not valid .* \(in Prices\)/,
  },
  {
    what: 'while its data is loaded',
    code: '\nconst load = () => fetch("/a")',
    page: 'component: () => null, data: { load }',
    reason: /^\/sample: fetch is not defined at server\.cjs:2:20: `fetch` does not exist/,
  },
  {
    what: 'while the module is read',
    code: '\nconst title = document.title',
    page: 'component: () => null',
    reason: /document is not defined at server\.cjs:2:15: `document` exists/,
  },
])('the refusal names component, place and what to do about what fails $what', async ({ code, page, reason }) => {
  const outcome = await renderSample(
    `const { createElement: h } = require('react');${code}\nmodule.exports.pages = { './Page': { ${page} } };`,
  )

  const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason)
  expect(outcome).toMatchObject({ status: 'bad', reason: expected })
})
