import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore } from './folderStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'team-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is the folder that is named', () => {
  const place = '/srv/releases'

  expect(openFolderStore({ RELEASES_DIR: place, DATABASE_URL: '' })).toMatchObject({ place, releasesFolder: place })
})

it.each([{}, { RELEASES_DIR: '' }])('is none by itself: %j', (env) => {
  expect(() => openFolderStore(env)).toThrow(/^Set SITE .* or RELEASES_DIR .* Nothing was released\.$/)
})

it('writes to no folder while the releases are in a database', () => {
  const env = { DATABASE_URL: 'postgres://ana:s3cret@db.exemplo/site', RELEASES_DIR: join(folder, 'releases') }

  expect(() => openFolderStore(env)).toThrow(/^DATABASE_URL is set, .* set SITE .* Nothing was released\.$/)
  expect(() => openFolderStore(env)).not.toThrow(/s3cret/)
  expect(existsSync(join(folder, 'releases'))).toBe(false)
})
