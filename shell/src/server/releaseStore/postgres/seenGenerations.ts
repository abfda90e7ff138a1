import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import { writeDurably } from '@site/release-protocol/files/durableFiles'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'

/** The largest verdict that is read, in bytes. */
const MAX_BYTES = 4_000_000

/** The newest verdict that this machine has seen of each scope, for a start while the database is unavailable. */
export function createSeenGenerations(folder: string) {
  const written = new Map<string, number>()
  const fileOf = (scope: string) => join(folder, `seen-${scope}.json`)

  async function keep(scope: string, generation: Generation): Promise<void> {
    if (written.get(scope) === generation.number) return
    await mkdir(folder, { recursive: true })
    await writeDurably(fileOf(scope), JSON.stringify(generation))
    written.set(scope, generation.number)
  }

  return {
    /** The newest one, or the one that was seen last. @throws whatever reading throws if none was seen. */
    async orNewest(scope: string, read: () => Promise<Generation | undefined>): Promise<Generation | undefined> {
      try {
        const generation = await read()
        if (generation) await keep(scope, generation).catch(() => undefined)
        return generation
      } catch (error) {
        if (written.has(scope)) throw error
        const text = await readSafely(fileOf(scope), MAX_BYTES).catch(() => undefined)
        if (!text) throw error
        return v.parse(generationSchema, JSON.parse(text.toString()))
      }
    },
  }
}
