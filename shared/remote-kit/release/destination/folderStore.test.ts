import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore } from './folderStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'team-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  { env: {}, place: join(folder, 'releases') },
  { env: { RELEASES_DIR: '/srv/releases', DATABASE_URL: '' }, place: '/srv/releases' },
])('is $place with $env', ({ env, place }) => {
  expect(openFolderStore(join(folder, 'mfe-shop'), env)).toMatchObject({ place, releasesFolder: place })
})

it('writes to no folder while the releases are in a database', () => {
  const env = { DATABASE_URL: 'postgres://ana:s3cret@db.exemplo/site', RELEASES_DIR: join(folder, 'releases') }

  expect(() => openFolderStore(folder, env)).toThrow(/^DATABASE_URL is set, .* set SITE .* Nothing was released\.$/)
  expect(() => openFolderStore(folder, env)).not.toThrow(/s3cret/)
  expect(existsSync(join(folder, 'releases'))).toBe(false)
})
