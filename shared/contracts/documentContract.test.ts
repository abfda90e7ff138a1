import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
/** The shell, the packages and every remote. */
const workspaces = readdirSync(root).filter((name) => /^(shell|shared|mfe-.*)$/.test(name))
/** The contract is one file, and those that it imports. */
const declaring = [
  'documentContract.ts',
  ...readdirSync(join(__dirname, 'document')).map((name) => `document/${name}`),
].map((path) => `shared/contracts/${path}`)
const contract = declaring.map(readSource).join('\n')
/** What was made and not yet committed is in the repository too. */
const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const sources = execFileSync('git', [...listed, 'shell/src', 'shared', 'mfe-*/src/**'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !declaring.includes(path))
  .map((path) => ({ path, source: readSource(path) }))

it.each(workspaces)('reads the sources of %s', (workspace) => {
  expect(sources.filter(({ path }) => path.startsWith(`${workspace}/`))).not.toEqual([])
})

it.each([
  { what: 'property of the window', pattern: /\bwindow\.(__\w+)/g },
  { what: 'mark on the timeline', pattern: /performance\.mark\('([\w-]+)'/g },
  { what: 'event of our own', pattern: /new (?:Custom)?Event\('([\w:-]+)'/g },
  { what: 'custom property of CSS', pattern: /(?:(?<=var\()|(?<=[{;'])(?=[\w-]+'?:))(--[\w-]+)/g },
  { what: "field of a history entry's state", pattern: /\.\.\.history\.state, (\w+)/g },
  { what: 'global of the federation runtime', pattern: /\b(_FEDERATION_\w+)/g },
])('declares each $what that parts share in the contract', ({ pattern }) => {
  const unknown = sources.flatMap(({ path, source }) =>
    [...source.matchAll(pattern)]
      .filter(([, name = '']) => !new RegExp(`(?<![\\w-])${name}['?]`).test(contract))
      .map(([text]) => `${path}: ${text}`),
  )

  expect(unknown).toEqual([])
})

it('declares each data attribute that more than one of shell, packages and remotes uses in the contract', () => {
  const named = new Map<string, Set<string>>()
  for (const { path, source } of sources) {
    const owner = /^(?:shared\/)?[\w-]+/.exec(path)?.[0] ?? path
    for (const attribute of attributesIn(source)) {
      named.set(attribute, (named.get(attribute) ?? new Set()).add(owner))
    }
  }
  const shared = [...named].filter(([, owners]) => owners.size > 1).map(([attribute]) => attribute)

  const known = attributesIn(contract.replaceAll(/^ {4}(\w+)\?: /gm, 'dataset.$1 '))

  expect(shared).toContain('data-whatsapp')
  expect(shared.filter((attribute) => !known.has(attribute))).toEqual([])
})

it('declares each path of the server that several files use as a SharedPath, checked where it is used', () => {
  const declaring = 'shared/contracts/site/navigationPaths.ts'
  const known = [...readSource(declaring).matchAll(/'(\/_[\w.]+)'/g)].map(([, name]) => name)
  const named = sources
    .filter(({ path }) => path !== declaring)
    .flatMap(({ path, source }) =>
      [...source.matchAll(/'(\/_[\w.]+)'(?! satisfies SharedPath)/g)].map(([, name = '']) => ({ path, name })),
    )

  const unchecked = named.filter(({ path, name }) => {
    return known.includes(name) || named.some((other) => other.name === name && other.path !== path)
  })

  expect(known).toContain('/_reports')
  expect(unchecked).toEqual([])
})

it('declares properties of the window nowhere else', () => {
  const others = sources.filter(({ source }) => /interface Window \{/.test(source)).map(({ path }) => path)

  expect(others).toEqual([])
})

/** Data attributes, whether they are written as such or as a property of `dataset`. */
function attributesIn(source: string): Set<string> {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const written = [...code.matchAll(/\bdata-[a-z][a-z-]*/g)].map(([name]) => name)
  const read = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => name)
  const kebab = read.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
  return new Set([...written, ...kebab])
}

function readSource(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    // Removed, and not yet committed.
    return ''
  }
}
