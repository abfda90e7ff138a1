import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { runKit, uncheckedRelease } from './runKit.ts'

/** How often it is looked whether something has changed, in ms. */
const LOOK = 20

type Options = {
  url: string
  /** The copied repository. */
  copy: string
  /** The remote's folder in it, which ends with its name. */
  folder: string
  /** Called when the command has pointed to the release, and the server's own work begins. */
  onPointed?: () => void
}

/** Releases a remote to a site that runs. Answers ms from the command until visitors have it. */
export async function releaseToLive({ url, copy, folder, onPointed = () => {} }: Options): Promise<number> {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  const releases = join(copy, 'releases')
  const former = currentRelease(releases, name)
  const look = setInterval(() => {
    if (currentRelease(releases, name) === former) return
    clearInterval(look)
    onPointed()
  }, LOOK)
  const begun = performance.now()
  try {
    await runKit(copy, folder, ...uncheckedRelease)
    const id = currentRelease(releases, name)
    while (remoteIn(await readHealth(url), name).release !== id) await wait(LOOK)
  } finally {
    clearInterval(look)
  }
  return performance.now() - begun
}
