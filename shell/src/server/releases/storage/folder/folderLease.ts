import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { addNumbered, numberedFile, numbersIn } from '@site/remote-kit/release/publication/numberedFiles'
import { LEASE_PERIOD } from '@site/remote-kit/release/publication/sharedFolder'
import * as v from 'valibot'
import { hasEnded, thisProcess } from '../holder.ts'
import type { ServerRole } from '../ReleaseStore.ts'

const holderSchema = v.object({ host: v.string(), process: v.number() })

/** Interval of renewals, in ms. */
const RENEWAL_INTERVAL = 1_000

/**
 * A lease is a sequence of terms, one numbered file each: whoever adds the next one holds it. The file's modification time
 * is the last renewal; a time in the future comes from a wrong clock and is ignored.
 */
export function createFolderLease(folder: string, now: () => number) {
  let held: { scope: string; term: number } | undefined
  const place = (scope: string) => join(folder, scope)

  async function newestTerm(scope: string): Promise<{ term: number; file: string }> {
    const [term = 0] = await numbersIn(place(scope))
    return { term, file: numberedFile(place(scope), term) }
  }

  async function isHeld(file: string): Promise<boolean> {
    const renewed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    return Math.abs(now() - renewed) < LEASE_PERIOD && !(await isAbandoned(file))
  }

  const renew = (file: string, at = now()) => utimes(file, at / 1000, at / 1000)

  /** The file of this server's term; undefined after another server has taken the next one. */
  async function ownFile(): Promise<string | undefined> {
    const own = held
    if (!own) return undefined
    const { term, file } = await newestTerm(own.scope)
    return own.term === term ? file : undefined
  }

  async function keep(): Promise<void> {
    const file = await ownFile()
    if (file) await renew(file)
  }
  const timer = setInterval(() => void keep().catch(() => undefined), RENEWAL_INTERVAL).unref()

  return {
    async acquireLease(scope: string): Promise<ServerRole> {
      const { term, file } = await newestTerm(scope)
      try {
        if (held?.scope === scope && held.term === term) {
          await renew(file)
          return 'leader'
        }
        // The lease of another scope is given up.
        held = undefined
        if (await isHeld(file)) return 'follower'
        const holder = { ...thisProcess, at: new Date(now()).toISOString() }
        if (!(await addNumbered(place(scope), term + 1, holder))) return 'follower'
        held = { scope, term: term + 1 }
        await renew(numberedFile(place(scope), term + 1))
        if (term > 0) await rm(file, { force: true })
        return 'leader'
      } catch {
        return 'alone'
      }
    },
    /** Lets another server judge at once. */
    async end(): Promise<void> {
      clearInterval(timer)
      const file = await ownFile()
      held = undefined
      if (file) await renew(file, 0).catch(() => undefined)
    },
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    return hasEnded(v.parse(holderSchema, JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return false
  }
}
