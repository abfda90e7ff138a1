import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@site/contracts/Release'

/** A release that is refused is never shown; the site says why. In ms. */
const TIMEOUT = 30_000
const PAUSE = 100

/** Waits until a site shows a release. False if it does not. */
export async function isShown(site: string, { id }: Pick<Release, 'id'>): Promise<boolean> {
  for (const until = Date.now() + TIMEOUT; Date.now() < until; await pause(PAUSE)) {
    const health = await fetch(`${site}/health`).then(
      (response) => response.text(),
      () => '',
    )
    if (health.includes(`"release":"${id}"`)) return true
  }
  return false
}
