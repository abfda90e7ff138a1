import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'

/** What the processes that use the folder tell each other, and compositions, which they may be removing. Nobody composes a copy. */
const ofServers: readonly string[] = [sharedFolder.composing, sharedFolder.requests, sharedFolder.compositions]

/**
 * Copies a releases folder that servers may be using, without their own entries and what `keeps` refuses. Compositions are keyed
 * by everything that they are made from, so that copies share them.
 */
export function copyReleases(from: string, to: string, keeps: (path: string) => boolean = () => true): void {
  const filter = (source: string) => {
    const path = relative(from, source)
    return !ofServers.includes(path) && keeps(path)
  }
  cpSync(from, to, { recursive: true, filter })
  const compositions = join(from, sharedFolder.compositions)
  mkdirSync(compositions, { recursive: true })
  symlinkSync(realpathSync(compositions), join(to, sharedFolder.compositions))
}
