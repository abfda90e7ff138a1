import { expect } from 'playwright/test'
import { readHealth, remoteIn } from '../servers/readHealth.ts'
import type { OwnSite } from '../servers/startOwnSite.ts'
import type { MadeRemote } from './makeRemote.ts'

/**
 * Releases a remote to a test's own site, and waits until that shows it: the command ends with the verdict, which the server
 * reads a moment later. @throws Error with what the command printed, if it is refused.
 */
export async function releaseTo(own: OwnSite, remote: MadeRemote, parameters: readonly string[] = []): Promise<void> {
  const output = remote.run(['release', '--unchecked', ...parameters], { RELEASES_DIR: own.releasesFolder })
  await expectShown(own, remote.registration.name, output)
}

/** Waits until a site shows what a release command says is live. */
export async function expectShown(own: OwnSite, name: string, output: string): Promise<void> {
  const [, released] = new RegExp(`${name} ([0-9a-f]{16}) is live`).exec(output) ?? []
  if (!released) throw new Error(`${name} is not live:\n${output}`)
  await expect.poll(() => shownRelease(own, name), { timeout: 60_000 }).toBe(released)
}

/** A connection from before the command is closed by now, and the first question may fail. */
export async function shownRelease(own: OwnSite, name: string): Promise<string | null> {
  const health = await readHealth(own.url).catch(() => undefined)
  return health ? remoteIn(health, name).release : null
}
