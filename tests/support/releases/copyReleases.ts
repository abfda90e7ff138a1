import { cpSync } from 'node:fs'
import { relative } from 'node:path'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'

/** What the processes that use the folder tell each other, and compositions, which they may be removing. Nobody composes a copy. */
const ofServers: readonly string[] = [sharedFolder.composing, sharedFolder.requests, sharedFolder.compositions]

/** Copies a releases folder that servers may be using, without their own entries and what `keeps` refuses. */
export function copyReleases(from: string, to: string, keeps: (path: string) => boolean = () => true): void {
  const filter = (source: string) => {
    const path = relative(from, source)
    return !ofServers.includes(path) && keeps(path)
  }
  cpSync(from, to, { recursive: true, filter })
}
