import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openBuildCache } from './buildCache.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

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
    sources: new Map([['page.js', 'src/page.tsx']]),
    read: [join(folder, 'src/page.tsx')],
    absent: [join(folder, 'src/page.ts')],
  })
  return { folder, write, remove: (name: string) => rmSync(join(folder, name)) }
}

type Built = ReturnType<typeof build>

it('is kept as long as nothing has changed', () => {
  const { folder, write } = build()
  write('src/nobodyImportsThis.ts', '')

  expect(openBuildCache(definition, folder).read()).toEqual(new Map([['page.js', 'src/page.tsx']]))
})

it.each<{ change: string; make: (built: Built) => void }>([
  { change: 'a source that says something else', make: ({ write }) => write('src/page.tsx', 'other') },
  { change: 'a source that is gone', make: ({ remove }) => remove('src/page.tsx') },
  { change: 'a file that would have been read first', make: ({ write }) => write('src/page.ts', '') },
  { change: 'a budget', make: ({ write }) => write('budgets.json', '{}') },
  { change: 'a made file that somebody has changed', make: ({ write }) => write('dist/server/server.cjs', 'other') },
  { change: 'a made file that is gone', make: ({ remove }) => remove('dist/browser/remoteEntry.js') },
  { change: 'a file that was not made', make: ({ write }) => write('dist/browser/other.js', '') },
  { change: 'a missing record', make: ({ remove }) => remove('.build/built.json') },
  { change: 'a damaged record', make: ({ write }) => write('.build/built.json', '{"recipe":') },
  { change: 'a record of something else', make: ({ write }) => write('.build/built.json', '{}') },
  { change: 'a build that was begun', make: ({ folder }) => openBuildCache(definition, folder).forget() },
])('$change has it built anew', ({ make }) => {
  const built = build()

  make(built)

  expect(openBuildCache(definition, built.folder).read()).toBeUndefined()
})

it('another definition has it built anew', () => {
  const { folder } = build()
  const other = { ...definition, redirects: { '/antiga': '/nova' } }

  expect(openBuildCache(other, folder).read()).toBeUndefined()
})

it('another mode has it built anew', () => {
  const { folder } = build()
  const mode = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'other' })

  expect(openBuildCache(definition, folder).read()).toBeUndefined()
  mode.restore()
})

it('a folder that was moved is built anew: its record lists files in the former place', () => {
  const { folder } = build()
  const other = build()
  writeFileSync(join(other.folder, '.build/built.json'), readFileSync(join(folder, '.build/built.json')))

  expect(openBuildCache(definition, other.folder).read()).toBeUndefined()
})
