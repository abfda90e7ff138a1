import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { linkRelease } from './developmentReleases.ts'

type Options = { root: string; remote: string; releasesFolder: string }

/** Shows a remote of another repository as it was last released here, or reports that it was not. */
export function linkElsewhere({ root, remote, releasesFolder }: Options): void {
  const released = resolve(root, process.env.RELEASES_DIR || 'releases', remote, 'current.json')
  if (existsSync(released)) linkRelease({ root, remote, releasesFolder })
  else {
    rmSync(join(releasesFolder, remote), { recursive: true, force: true })
    console.log(`${remote} is in another repository and was never released here: its pages are unavailable.`)
  }
}
