import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import * as v from 'valibot'
import { newestReadable, numberedFile, numbersIn } from './numberedFiles.ts'
import { LEASE_PERIOD, sharedFolder } from './sharedFolder.ts'

/** The newest verdict in a scope that a server is judging; without `generation` while there is none yet. */
export type ScopeVerdict = { scope: string; generation?: Generation }

/** The newest verdicts in a folder, for every scope that a server is judging now. */
export async function readVerdicts(releasesFolder: string, now = Date.now): Promise<ScopeVerdict[]> {
  const leases = join(releasesFolder, sharedFolder.leases)
  const verdicts: ScopeVerdict[] = []
  for (const scope of await readdir(leases).catch(() => [])) {
    const [term = 0] = await numbersIn(join(leases, scope))
    const { mtimeMs } = await stat(numberedFile(join(leases, scope), term)).catch(() => ({ mtimeMs: 0 }))
    if (Math.abs(now() - mtimeMs) >= LEASE_PERIOD) continue
    const folder = join(releasesFolder, sharedFolder.generations, scope)
    verdicts.push({ scope, generation: await newestReadable(folder, (number) => readGeneration(folder, number)) })
  }
  return verdicts
}

async function readGeneration(folder: string, number: number): Promise<Generation> {
  const content: unknown = JSON.parse(await readFile(numberedFile(folder, number), 'utf8'))
  return v.parse(generationSchema, content)
}
