import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { cloneRemote, releaseClone } from './testing/cloneRemote.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reproducible-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What two releases of the same content have in common: everything except the time. */
function statementOf(place: string) {
  const releases = releaseClone(cloneRemote(join(folder, place), 'mfe-sample'))
  const [id = ''] = readdirSync(releases).filter((name) => name !== 'current.json')
  const { createdAt, ...statement } = parseRelease(JSON.parse(readFileSync(join(releases, id, 'release.json'), 'utf8')))
  return statement
}

it('makes the same release, with the same id and files, from the same sources in any folder', () => {
  expect(statementOf('deeper/down/there')).toEqual(statementOf('here'))
}, 120_000)
