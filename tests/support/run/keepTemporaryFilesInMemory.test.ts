import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeFolder } from './keepTemporaryFilesInMemory.ts'

const parent = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(parent, { recursive: true }))

test('a new folder is empty, and other users can reach theirs in it', () => {
  const folder = makeFolder(parent, 1) ?? ''

  expect(readdirSync(folder)).toEqual([])
  expect(statSync(folder).mode & 0o777).toBe(0o711)
})

test.each([
  ['that has too little room', parent, Number.MAX_SAFE_INTEGER],
  ['that does not exist', join(parent, 'nowhere'), 1],
])('there is none in a file system %s', (_which, fileSystem, room) => {
  expect(makeFolder(fileSystem, room)).toBeUndefined()
})

test('the folder of a process is removed when it ends', () => {
  const folder = temporaryFolderOf('')

  expect(folder).toContain(join(parent, 'site-tests-'))
  expect(existsSync(folder)).toBe(false)
})

test('the folder of a process that was killed is removed by the next one, that of a running one is not', () => {
  const running = makeFolder(parent, 1) ?? ''
  const killed = temporaryFolderOf("process.kill(process.pid, 'SIGKILL')")
  expect(existsSync(killed)).toBe(true)

  temporaryFolderOf('')

  expect(existsSync(killed)).toBe(false)
  expect(existsSync(running)).toBe(true)
})

test('a TMPDIR that is set stays, and is not removed', () => {
  expect(temporaryFolderOf('', { TMPDIR: parent })).toBe(parent)
  expect(existsSync(parent)).toBe(true)
})

/** What a process that keeps its temporary files there names as its folder for them, before it does `end`. */
function temporaryFolderOf(end: string, env: Record<string, string> = {}): string {
  const module = JSON.stringify(pathToFileURL(join(__dirname, 'keepTemporaryFilesInMemory.ts')).href)
  const script = `import(${module}).then(({ keepTemporaryFilesInMemory }) => {
    keepTemporaryFilesInMemory(${JSON.stringify(parent)}, 1)
    console.log(require('node:os').tmpdir())
    ${end}
  })`
  const { TMPDIR: _own, ...inherited } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    encoding: 'utf8',
    env: { ...inherited, ...env },
  })
  expect(stderr).toBe('')
  return stdout.trim()
}
