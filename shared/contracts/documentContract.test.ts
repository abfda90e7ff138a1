import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
/** The shell, the packages and every remote. */
const workspaces = readdirSync(root).filter((name) => /^(shell|shared|mfe-.*)$/.test(name))
const contract = readFileSync(join(__dirname, 'documentContract.ts'), 'utf8')
/** What was made and not yet committed is in the repository too. */
const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const sources = execFileSync('git', [...listed, 'shell/src', 'shared', 'mfe-*/src/**'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.endsWith('documentContract.ts'))
  .map((path) => ({ path, source: readSource(path) }))

it.each(workspaces)('looks at the sources of %s', (workspace) => {
  expect(sources.filter(({ path }) => path.startsWith(`${workspace}/`))).not.toEqual([])
})

it.each([
  { what: 'property of the window', pattern: /\bwindow\.(__\w+)/g },
  { what: 'mark on the timeline', pattern: /performance\.mark\('([\w-]+)'/g },
  { what: 'event of our own', pattern: /new (?:Custom)?Event\('([\w:-]+)'/g },
])('each $what that parts share stands in the contract', ({ pattern }) => {
  const unknown = sources.flatMap(({ path, source }) =>
    [...source.matchAll(pattern)]
      .filter(([, name = '']) => !new RegExp(`\\b${name}\\b['?]`).test(contract))
      .map(([text]) => `${path}: ${text}`),
  )

  expect(unknown).toEqual([])
})

it('nothing else declares a property of the window', () => {
  const declaring = sources.filter(({ source }) => /interface Window \{/.test(source)).map(({ path }) => path)

  expect(declaring).toEqual([])
})

function readSource(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    // Removed, and not yet committed.
    return ''
  }
}
