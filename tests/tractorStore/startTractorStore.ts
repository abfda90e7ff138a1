import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '@site/release-protocol/publication/publish'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { writeRelease } from '@site/remote-kit/release/writeRelease'
import { makeShellRelease } from 'shell/build/makeShellRelease'
import { startBuiltSite } from '../support/servers/startOwnSite.ts'

const folder = import.meta.dirname
const command = join(folder, '../../node_modules/@site/remote-kit/bin/remote-kit.mjs')

/** The three teams. */
const teams = ['mfe-explore', 'mfe-decide', 'mfe-checkout'] as const

type Options = { releasesFolder: string; dataFolder: string; port?: string; env?: Record<string, string> }

/**
 * Builds and releases the remotes of the three teams beside the built shell, and starts a site of them.
 * @throws Error with the output of a build that fails.
 */
export async function startTractorStore(options: Options): Promise<StartedServer> {
  const { releasesFolder, dataFolder, port = '0', env } = options
  mkdirSync(releasesFolder, { recursive: true })
  const shell = await makeShellRelease({ releasesFolder })
  await publish(releasesFolder, { shell: shell.id })
  for (const team of teams) await releaseTeam(team, releasesFolder)
  return startBuiltSite(releasesFolder, dataFolder, {
    PORT: port,
    REGISTRY_FILE: join(folder, 'remotes.json'),
    BRAND: 'The Tractor Store',
    ...env,
  })
}

/** Builds the remote of one team, and releases it without the others. */
async function releaseTeam(team: (typeof teams)[number], releasesFolder: string): Promise<void> {
  const remote = join(folder, team)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'build'], { cwd: remote, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${team} cannot be built:\n${stdout}${stderr}`)
  await writeRelease(remote, releasesFolder)
}
