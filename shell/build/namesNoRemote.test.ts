import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { globalNameOf } from '@site/contracts/Release'
import { visitorFields } from '@site/leads/visitorFields'
import type { RemoteRecipe } from '@site/remote-kit/build/defineRemote'

const root = join(__dirname, '../..')
const registryFile = 'shell/remotes.json'

type Registered = { name: string; prefixes: string[] }

const registry: Registered[] = JSON.parse(readFileSync(join(root, registryFile), 'utf8'))

/** Those that the README and the tests of the generator make: whoever follows them has them in the registry too. */
const made = ['/loja', '/loja-online'].map((prefix) => ({ name: `mfe-${prefix.slice(1)}`, prefixes: [prefix] }))

/** Names that tests have for remotes of their own; a real one may be called so. */
const others = 'a b closed cursos home office other revista sample shop survey'.split(' ').map((word) => `mfe-${word}`)
const samples = [...made.map(({ name }) => name), ...others]

/** What the remotes of the registry say of themselves, read as their build reads it. */
function readDefinitions(): RemoteRecipe['definition'][] {
  const script = `
    import { readRecipe } from './shared/remote-kit/build/readRecipe.ts'
    const definitions = await Promise.all(process.argv.slice(1).map((folder) => readRecipe(folder)))
    console.log(JSON.stringify(definitions))`
  const folders = registry.map(({ name }) => join(root, name))
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script, '--', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

const definedRemotes = readDefinitions()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const word = (text: string) => `(?<![\\w-])${escaped(text)}(?![\\w-])`
const quoted = (text: string) => `['"\`]${escaped(text)}['"\`]`
const path = (text: string) => `(?<![\\w.@/-])${escaped(text)}(?![\\w-])(?!/\\w+/)`

const definitionsOf = (remotes: readonly Registered[]) =>
  definedRemotes.filter(({ name }) => remotes.some((remote) => remote.name === name))

/** Everything by which these remotes could be known, as regular expressions. */
function traces(remotes: readonly Registered[]): string[] {
  const definitions = definitionsOf(remotes)
  const forms = definitions.flatMap((definition) => definition.forms ?? [])
  const known: readonly string[] = visitorFields.map(({ name }) => name)
  const fields = forms.flatMap((form) => form.fields.map(({ name }) => name)).filter((name) => !known.includes(name))
  const services = definitions.flatMap((definition) => definition.services ?? [])
  const links = definitions.flatMap(({ navigation = [], footer = [] }) => [...navigation, ...footer])
  const routes = definitions.flatMap(({ pages }) => pages.map((page) => page.path.replace(/\/:.*/, '')))
  const documents = definitions.flatMap(({ publicFiles = {} }) => Object.keys(publicFiles))
  const prefixes = remotes.flatMap((remote) => remote.prefixes)
  const paths = [...prefixes, ...routes, ...documents].filter((address) => address !== '/')
  return [
    ...remotes.flatMap(({ name }) => [word(name), word(globalNameOf(name))]),
    ...paths.map(path),
    ...links.flatMap(({ href }) => href.split('#').slice(1)).map((anchor) => `#${escaped(anchor)}(?![\\w-])`),
    ...forms.flatMap(({ kind, endpoint, forward }) => [
      quoted(kind),
      ...(endpoint.path === '/leads' ? [] : [path(endpoint.path)]),
      ...(forward ? [word(forward.variable)] : []),
    ]),
    ...fields.map((name) => `\\bfields(?:\\??\\.|\\[')${name}\\b`),
    ...services.flatMap(({ name, variable }) => [word(name), word(variable)]),
  ]
}

/** Words that say something else here too: whom a business reaches, who may see a page, what a browser says it is. */
const general = 'admin agent contact marketing'.split(' ')

/** What people call these remotes and their forms: in comments and records too, however they are written. */
function nouns(remotes: readonly Registered[]): RegExp {
  const forms = definitionsOf(remotes).flatMap(({ forms: own = [] }) => own.flatMap(({ kind }) => kind.split('-')))
  const words = [...remotes.map(({ name }) => name.replace(/^mfe-/, '')), ...forms]
  const own = [...new Set(words)].filter((noun) => !general.includes(noun))
  return new RegExp(
    `(?<![\\w/-])(?:${own.map((noun) => escaped(noun).replace(/^e/, 'e-?')).join('|')})(?![\\w-])`,
    'gi',
  )
}

/** Addresses within pages that the remotes' own sources link to, and names of what they publish. */
function anchorsAndContent(remotes: readonly Registered[]): string[] {
  return remotes.flatMap(({ name }) => {
    const files = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    const texts = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, name, 'src', file), 'utf8'))
    const anchors = texts.flatMap((text) =>
      [...text.matchAll(/#([a-z0-9]+(?:-[a-z0-9]+)+)['"`]/g)].map(([, id = '']) => id),
    )
    const content = join(root, name, 'content')
    const published = existsSync(content) ? readdirSync(content).filter((file) => file.endsWith('.md')) : []
    return [...anchors, ...published.map((file) => file.replace(/\.md$/, ''))].map(word)
  })
}

const isText = /\.(tsx?|[cm]?js|json|html|txt|md|svg|css|conf|service)$/
/** The registry itself, and what was not written by hand. */
const isApart = /^shell\/remotes\.json$|(^|\/)(node_modules|dist|\.build)$/

/** What has remotes that are made up: tests, and what shows a team how to begin. */
const isTest = /\.test\.tsx?$|\/testing\/|^shared\/remote-kit\/README\.md$/

/** Code, configuration and records of the shell and of the shared packages, by its path in the repository. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = relative(root, join(folder, entry.name))
    if (isApart.test(place)) return []
    if (entry.isDirectory()) return sources(join(folder, entry.name))
    return isText.test(place) ? [place] : []
  })
}

const files = ['shell', 'shared'].flatMap((folder) => sources(join(root, folder)))

/** Where a pattern is found, as places for whoever has to fix them. */
function findIn(places: readonly string[], pattern: RegExp): string[] {
  return places.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([text]) => `${file}:${index + 1}: ${text}`)),
  )
}

it('no file of shell or shared names a remote, its form, its service, its anchor or its path', () => {
  const known = [...new Set([...traces([...registry, ...made]), ...anchorsAndContent(registry)])]
  const code = files.filter((file) => !isTest.test(file))

  expect(findIn(code, new RegExp(known.join('|'), 'g'))).toEqual([])
  expect(findIn(code, nouns(registry))).toEqual([])
  expect(known.length).toBeGreaterThan(registry.length * 3)
  expect(code.length).toBeGreaterThan(200)
})

it('no test of shell or shared names any of that but of samples', () => {
  const known = [...new Set(traces(registry.filter(({ name }) => !samples.includes(name))))]
  const tests = files.filter((file) => isTest.test(file))

  expect(findIn(tests, new RegExp(known.join('|'), 'g'))).toEqual([])
  expect(tests.length).toBeGreaterThan(100)
})
