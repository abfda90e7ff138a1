import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { type KnownRemote, knownRemotes } from './testing/knownRemotes.ts'
import { names, nouns, traces } from './testing/remoteTraces.ts'

const root = join(__dirname, '../..')
const registry = knownRemotes(root, parseRegistry(JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8'))))

/** Those that the README and the generator's tests make: whoever follows them has them in the registry too. */
const made = makeRemotes(['mfe-loja', 'mfe-loja-online'])

/** Names that tests use for remotes of their own; a real one may have the same. */
const others = 'a b closed cursos home office other revista sample shop survey'.split(' ').map((word) => `mfe-${word}`)
const samples = [...made.map(({ name }) => name), ...others]

/** New remotes from the generator. */
function makeRemotes(names: readonly string[]): KnownRemote[] {
  const place = mkdtempSync(join(tmpdir(), 'remotes-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction')
    for (const name of names) {
      const command = [join(root, 'shared/remote-kit/bin/remote-kit.mjs'), 'new', name]
      const { status, stderr } = spawnSync(process.execPath, command, { cwd: place, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    const remotes = names.map((name) => ({ name, prefixes: [name.replace('mfe-', '/')] }))
    return knownRemotes(root, remotes, place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

const isText = /\.(tsx?|[cm]?js|json|html|txt|md|svg|css|conf|service)$/
/** The registry itself, and generated files. */
const isApart = /^shell\/remotes\.json$|(^|\/)(node_modules|dist|\.build)$/

/** Files that may contain made-up remotes: tests, and instructions for new teams. */
const isTest = /\.test\.tsx?$|\/testing\/|^shared\/remote-kit\/README\.md$/

/** Code, configuration and records of the shell and of the shared packages, by path in the repository. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = relative(root, join(folder, entry.name))
    if (isApart.test(place)) return []
    if (entry.isDirectory()) return sources(join(folder, entry.name))
    return isText.test(place) ? [place] : []
  })
}

const files = ['shell', 'shared'].flatMap((folder) => sources(join(root, folder)))
const code = files.filter((file) => !isTest.test(file))
const tests = files.filter((file) => isTest.test(file))

/** The places where one of the patterns is found. */
function findIn(places: readonly string[], patterns: readonly string[]): string[] {
  const pattern = new RegExp(patterns.join('|'), 'g')
  return places.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([text]) => `${file}:${index + 1}: ${text}`)),
  )
}

it('names no remote, form, service, anchor or path of a remote in shell or shared', () => {
  const known = [...traces(registry), ...nouns(registry)]

  expect(findIn(code, known)).toEqual([])
  expect(known.length).toBeGreaterThan(registry.length * 3)
  expect(code.length).toBeGreaterThan(200)
})

it('names only sample remotes in the tests of shell and shared', () => {
  const real = registry.filter(({ name }) => !samples.includes(name))
  // A remote without keywords may have been added after a test that made up a page at the same path.
  const claiming = real.filter(({ keywords }) => keywords.length > 0)

  expect(findIn(tests, [...names(real), ...traces(claiming), ...nouns(claiming)])).toEqual([])
  expect(claiming.length).toBeGreaterThan(0)
  expect(tests.length).toBeGreaterThan(100)
})

const survey: KnownRemote = {
  name: 'mfe-survey',
  prefixes: ['/survey'],
  keywords: ['survey', 'price list'],
  anchorsAndContent: ['last-question'],
  definition: {
    name: 'mfe-survey',
    pages: [{ path: '/survey', page: './src/pages/SurveyPage.tsx' }],
    services: [
      { name: 'maps', variable: 'MAPS_URL', kind: 'url', default: '' },
      { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '' },
    ],
  },
}
const shop: KnownRemote = {
  ...survey,
  name: 'shop',
  prefixes: ['/shop'],
  keywords: [],
  definition: { name: 'shop', pages: [{ path: '/shop/:item', page: './src/pages/ItemPage.tsx' }] },
}

it.each([
  { line: "import('mfe-survey')", isFound: true },
  { line: 'window.mfe_survey', isFound: true },
  { line: "fetch('/survey?a=b')", isFound: true },
  { line: "fetch('http://localhost/survey')", isFound: true },
  { line: 'https://www.exemplo.com.br/a/survey/', isFound: true },
  { line: '[its page](/survey)', isFound: true },
  { line: "origin + '/survey'", isFound: true },
  { line: 'const surveys = [new SurveyPage(), mySurvey]', isFound: true },
  { line: 'process.env.SURVEY_TEXT', isFound: true },
  { line: '`tests/bench/survey` measures it', isFound: true },
  { line: 'a price-list, or pricelist, or PriceList', isFound: true },
  { line: 'surveyed, and surveyors', isFound: false },
  { line: 'href="#last-question"', isFound: true },
  { line: "serviceOf(site, 'maps')", isFound: true },
  { line: 'services.maps', isFound: true },
  { line: 'maps of sources', isFound: false },
  { line: 'const { stockUrl } = services', isFound: true },
  { line: "fetch('/shop/x')", isFound: true },
  { line: "{ name: 'shop' }", isFound: true },
  { line: "import { basket } from '../shop/basket.ts'", isFound: false },
  { line: "import { basket } from '@site/design/shop'", isFound: false },
  { line: "people who run a shop, 'shop' among their words", isFound: false },
])('finds a remote in $line: $isFound', ({ line, isFound }) => {
  const known = [...traces([survey, shop]), ...nouns([survey, shop])]

  expect(new RegExp(known.join('|')).test(line)).toBe(isFound)
})

it.each(made)('requires no change for $name, whose name is an ordinary word', (remote) => {
  expect(remote.definition.pages).not.toEqual([])
  expect(findIn(code, [...traces([remote]), ...nouns([remote])])).toEqual([])
})
