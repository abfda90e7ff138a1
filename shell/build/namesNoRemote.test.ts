import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { globalNameOf } from '@site/contracts/Release'
import type { RemoteRecipe } from '@site/remote-kit/build/defineRemote'

const root = join(__dirname, '../..')
const registryFile = 'shell/remotes.json'

type Registered = { name: string; prefixes: string[] }

const registry: Registered[] = JSON.parse(readFileSync(join(root, registryFile), 'utf8'))

/** Those that the README and the tests of the generator make: whoever follows them has them in the registry too. */
const made = ['/loja', '/loja-online'].map((prefix) => ({ name: `mfe-${prefix.slice(1)}`, prefixes: [prefix] }))

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const word = (text: string) => `(?<![\\w-])${escaped(text)}(?![\\w-])`
const quoted = (text: string) => `['"\`]${escaped(text)}['"\`]`
const path = (text: string) => `(?<![\\w.@/-])${escaped(text)}(?![\\w-])(?!/\\w+/)`

/** Everything by which a remote could be known, as regular expressions. */
function traces(): string[] {
  const definitions = readDefinitions()
  const forms = definitions.flatMap((definition) => definition.forms ?? [])
  const services = definitions.flatMap((definition) => definition.services ?? [])
  const links = definitions.flatMap(({ navigation = [], footer = [] }) => [...navigation, ...footer])
  const guarded = definitions.flatMap(({ pages }) => pages.filter((page) => page.guarded).map((page) => page.path))
  const remotes = [...registry, ...made]
  const prefixes = remotes.flatMap((remote) => remote.prefixes).filter((prefix) => prefix !== '/')
  return [
    ...remotes.flatMap(({ name }) => [word(name), word(globalNameOf(name))]),
    ...[...prefixes, ...guarded].map(path),
    ...links.flatMap(({ href }) => href.split('#').slice(1)).map((anchor) => `#${escaped(anchor)}(?![\\w-])`),
    ...forms.flatMap(({ kind, endpoint, forward }) => [
      quoted(kind),
      ...(endpoint.path === '/leads' ? [] : [path(endpoint.path)]),
      ...(forward ? [word(forward.variable)] : []),
    ]),
    ...services.flatMap(({ name, variable }) => [word(name), word(variable)]),
  ]
}

const isCode = /\.(tsx?|[cm]?js|json|html|txt)$/
/** The registry itself, tests and what stands in for releases in them, and what was not written by hand. */
const isApart = /^shell\/remotes\.json$|\.test\.tsx?$|\/testing\/|(^|\/)(node_modules|dist|\.build)$/

/** Code of the shell and of the shared packages, by its path in the repository. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = relative(root, join(folder, entry.name))
    if (isApart.test(place)) return []
    if (entry.isDirectory()) return sources(join(folder, entry.name))
    return isCode.test(place) ? [place] : []
  })
}

it('no file of shell or shared names a remote, its form, its service, its anchor or its path', () => {
  const known = [...new Set(traces())]
  const pattern = new RegExp(known.join('|'), 'g')
  const files = ['shell', 'shared'].flatMap((folder) => sources(join(root, folder)))

  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([text]) => `${file}:${index + 1}: ${text}`)),
  )

  expect(found).toEqual([])
  expect(known.length).toBeGreaterThan(registry.length * 3)
  expect(files.length).toBeGreaterThan(200)
})
