import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedServer, startServer } from '@site/remote-kit/dev/startServer'
import { copyReleases } from '../releases/copyReleases.ts'
import { sharedSite } from './sharedSite.ts'

const root = join(import.meta.dirname, '../../..')

/** A test's own server, with releases of its own that the test may damage. */
export type OwnSite = StartedServer & { releasesFolder: string; dataFolder: string }

/** Starts the built site on a free port with a copy of `releases`. `env` is added to the configuration. */
export async function startOwnSite(
  env: Record<string, string> = {},
  releases = process.env.RELEASES_DIR ?? join(root, 'releases'),
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const releasesFolder = join(folder, 'releases')
  copyReleases(releases, releasesFolder)
  const server = await startBuiltSite(releasesFolder, join(folder, 'data'), env)
  return {
    ...server,
    releasesFolder,
    dataFolder: join(folder, 'data'),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the built site on a free port on these folders themselves, if need be with another `build` of the server. */
export function startBuiltSite(
  releasesFolder: string,
  dataFolder: string,
  env: Record<string, string> = {},
  build = 'shell/dist',
): Promise<StartedServer> {
  return startServer({
    command: [join(build, 'server/main.cjs')],
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      // Part of every page: with the shared server's address, its rendered pages can be reused.
      SITE_URL: sharedSite.url,
      RELEASES_DIR: releasesFolder,
      DATA_DIR: dataFolder,
      ...env,
    },
    failure: 'The site did not start:',
  })
}
