import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtContents, openBuildCache } from './buildCache.ts'
import type { RemoteDefinition } from './definition/RemoteDefinition.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const definition: RemoteDefinition = { name: 'mfe-sample', pages: [] }
const made = ['dist/browser/remoteEntry.js', 'dist/server/server.cjs']

/** A remote that was built from one source, next to which another one is looked up. */
function build() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  folders.push(folder)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of ['src/page.tsx', '.build/remote.json', ...made]) write(name, name)
  openBuildCache(definition, folder).keep({
    contents: new Map([['a.js', 'src/A.tsx']]),
    sources: new Map([['page.js', 'src/page.tsx']]),
    read: [join(folder, 'src/page.tsx')],
    absent: [join(folder, 'src/page.ts')],
  })
  return { folder, write, remove: (name: string) => rmSync(join(folder, name)) }
}

type Built = ReturnType<typeof build>

it('skips a build as long as nothing has changed', () => {
  const { folder, write } = build()
  write('src/nobodyImportsThis.ts', '')

  expect(openBuildCache(definition, folder).read()).toEqual(new Map([['page.js', 'src/page.tsx']]))
  expect(builtContents(folder)).toEqual(new Map([['a.js', 'src/A.tsx']]))
})

it.each<{ change: string; make: (built: Built) => void }>([
  { change: 'a change of a source', make: ({ write }) => write('src/page.tsx', 'other') },
  { change: 'the removal of a source', make: ({ remove }) => remove('src/page.tsx') },
  { change: 'adding a file that takes precedence over another', make: ({ write }) => write('src/page.ts', '') },
  { change: 'a change of a budget', make: ({ write }) => write('budgets.json', '{}') },
  { change: 'a change of an output file', make: ({ write }) => write('dist/server/server.cjs', 'other') },
  { change: 'the removal of an output file', make: ({ remove }) => remove('dist/browser/remoteEntry.js') },
  { change: 'adding a file that the build did not write', make: ({ write }) => write('dist/browser/other.js', '') },
  { change: 'the loss of the record', make: ({ remove }) => remove('.build/built.json') },
  { change: 'damage to the record', make: ({ write }) => write('.build/built.json', '{"recipe":') },
  { change: 'writing another record', make: ({ write }) => write('.build/built.json', '{}') },
  { change: 'an interrupted build', make: ({ folder }) => openBuildCache(definition, folder).forget() },
])('rebuilds after $change', ({ make }) => {
  const built = build()

  make(built)

  expect(openBuildCache(definition, built.folder).read()).toBeUndefined()
})

it('rebuilds for another definition', () => {
  const { folder } = build()
  const other = { ...definition, redirects: { '/antiga': '/nova' } }

  expect(openBuildCache(other, folder).read()).toBeUndefined()
})

it('rebuilds for another mode', () => {
  const { folder } = build()
  const mode = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'other' })

  expect(openBuildCache(definition, folder).read()).toBeUndefined()
  mode.restore()
})

it('rebuilds in a moved folder, because the record lists files in the former place', () => {
  const { folder } = build()
  const other = build()
  writeFileSync(join(other.folder, '.build/built.json'), readFileSync(join(folder, '.build/built.json')))

  expect(openBuildCache(definition, other.folder).read()).toBeUndefined()
})
