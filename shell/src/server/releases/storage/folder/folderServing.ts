import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'
import { thisServer } from '../holder.ts'
import { type Serving, servingPeriod } from '../ReleaseStore.ts'

const MAX_BYTES = 10_000
const servingSchema = v.object({ server: v.string(), generation: v.number(), composition: v.string(), at: v.number() })

/** What each server that shares a folder serves, one file each. A server that has not reported for a while is gone. */
export function createFolderServing(folder: string, now: () => number) {
  const own = join(folder, `${thisServer}.json`)

  return {
    async tell(serving: Pick<Serving, 'generation' | 'composition'>): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeFile(`${own}.draft`, JSON.stringify({ ...serving, server: thisServer, at: now() }))
      await rename(`${own}.draft`, own)
    },
    async list(): Promise<Serving[]> {
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
      const found = await Promise.all(
        files.map(async (file) => {
          try {
            return v.parse(servingSchema, JSON.parse((await readSafely(join(folder, file), MAX_BYTES)).toString()))
          } catch {
            return undefined
          }
        }),
      )
      return found.filter((one) => one !== undefined && one.at > now() - servingPeriod.valid) as Serving[]
    },
    end: (): Promise<void> => rm(own, { force: true }),
  }
}
