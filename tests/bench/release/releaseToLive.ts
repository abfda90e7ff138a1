import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { runKit, uncheckedRelease } from './runKit.ts'

/** How often releases and the server are polled, in ms. */
const POLL_INTERVAL = 20

type Options = {
  url: string
  /** The copy of the repository. */
  copy: string
  /** The remote's folder in it, which ends with its name. */
  folder: string
  /** Called once the command has published the release, when the server's own work starts. */
  onPublished?: () => void
}

/** Releases a remote to a running site. Returns the time from the command until the release is live, in ms. */
export async function releaseToLive({ url, copy, folder, onPublished = () => {} }: Options): Promise<number> {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  const releases = join(copy, 'releases')
  const former = currentRelease(releases, name)
  const poll = setInterval(() => {
    if (currentRelease(releases, name) === former) return
    clearInterval(poll)
    onPublished()
  }, POLL_INTERVAL)
  const startedAt = performance.now()
  try {
    await runKit(copy, folder, ...uncheckedRelease)
    const id = currentRelease(releases, name)
    while (remoteIn(await readHealth(url), name).release !== id) await wait(POLL_INTERVAL)
  } finally {
    clearInterval(poll)
  }
  return performance.now() - startedAt
}
