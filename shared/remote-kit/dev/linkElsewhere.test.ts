import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkElsewhere } from './linkElsewhere.ts'

const former = process.env.RELEASES_DIR
let root: string
let printed: jest.SpyInstance

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  delete process.env.RELEASES_DIR
  printed = jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  printed.mockRestore()
  if (former !== undefined) process.env.RELEASES_DIR = former
})

function pointTo(release: string, folder: string) {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'current.json'), release)
}
const releasesFolder = () => join(root, '.build/dev/releases')
const shown = () => join(releasesFolder(), 'mfe-fora/current.json')

it.each([
  { variable: undefined, folder: 'releases/mfe-fora' },
  { variable: 'kept', folder: 'kept/mfe-fora' },
])('shows the last release in $folder', ({ variable, folder }) => {
  if (variable) process.env.RELEASES_DIR = variable
  pointTo('one', folder)

  linkElsewhere({ root, remote: 'mfe-fora', releasesFolder: releasesFolder() })

  expect(readFileSync(shown(), 'utf8')).toBe('one')
  expect(printed).not.toHaveBeenCalled()
})

it('says in one line that a remote has no release here, and shows none of an earlier run', () => {
  pointTo('saved', '.build/dev/releases/mfe-fora')

  linkElsewhere({ root, remote: 'mfe-fora', releasesFolder: releasesFolder() })

  expect(printed.mock.calls).toEqual([
    ['mfe-fora is in another repository and was never released here: its pages are unavailable.'],
  ])
  expect(existsSync(shown())).toBe(false)
})
