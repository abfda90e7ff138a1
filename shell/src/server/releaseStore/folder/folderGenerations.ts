import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { releasesOfCanaries } from '@site/contracts/Canary'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import { addNumbered, numberedFile, numbersIn } from '@site/release-protocol/files/numberedFiles'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { readSafely } from '../readSafely.ts'
import { keptVerdicts, type Verdict } from '../ReleaseStore.ts'
import type { UnreadableRecords } from '../unreadableRecords.ts'
import type { FolderAdmitted } from './folderAdmitted.ts'

/** The largest verdict that is read, in bytes. */
const MAX_BYTES = 4_000_000

type Options = { admitted: Pick<FolderAdmitted, 'record'>; unreadable: UnreadableRecords; now: () => number }

/** Verdicts in a folder, one numbered file each. */
export function createFolderGenerations(folder: string, { admitted, unreadable, now }: Options) {
  const cache = new Map<string, Generation>()
  const place = (scope: string) => join(folder, scope)

  function read(scope: string, number: number): Promise<Generation | undefined> {
    return unreadable.read(`The verdict ${number} of ${scope}`, generationSchema, async () => {
      try {
        return (await readSafely(numberedFile(place(scope), number), MAX_BYTES)).toString()
      } catch (error) {
        if (error instanceof ReleaseProblem && error.why === 'missing') return undefined
        throw error
      }
    })
  }

  /** The newest readable one. */
  async function newest(scope: string): Promise<Generation | undefined> {
    for (const number of await numbersIn(place(scope))) {
      const former = cache.get(scope)
      if (former?.number === number) return former
      const generation = await read(scope, number)
      if (!generation) continue
      cache.set(scope, generation)
      return generation
    }
    return undefined
  }

  /** Removes scopes that have not been judged for a long time: those of former builds and registries. */
  async function prune(own: string): Promise<void> {
    for (const scope of await readdir(folder).catch(() => [])) {
      const generation = scope === own ? undefined : await newest(scope)
      if (generation && Date.parse(generation.at) < now() - keptVerdicts.ofFormerScopes) {
        cache.delete(scope)
        await rm(place(scope), { recursive: true, force: true }).catch(() => undefined)
      }
    }
  }

  return {
    newest,
    /** The newest of every scope. */
    async all() {
      const scopes = await readdir(folder).catch(() => [])
      const found = await Promise.all(scopes.map(async (scope) => ({ scope, generation: await newest(scope) })))
      return found.flatMap(({ scope, generation }) => (generation ? [{ scope, generation }] : []))
    },
    /** Undefined if it is not kept, or cannot be read. */
    numbered: read,
    async add(scope: string, after: number, verdict: Verdict): Promise<boolean> {
      const numbers = await numbersIn(place(scope))
      const former = await newest(scope)
      if (former?.number !== (after || undefined)) return false
      // An unreadable one has used up its number, too.
      const number = (numbers[0] ?? 0) + 1
      if (!(await addNumbered(place(scope), number, { number, ...verdict }))) return false
      for (const live of [former?.live ?? {}, verdict.live, releasesOfCanaries(verdict)]) {
        await admitted.record(live, Date.parse(verdict.at)).catch(() => undefined)
      }
      await prune(scope)
      for (const old of numbers.slice(keptVerdicts.ofScope)) await rm(numberedFile(place(scope), old), { force: true })
      return true
    },
  }
}
