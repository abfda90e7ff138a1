import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import * as v from 'valibot'
import { numberedFile, numbersIn } from './numberedFiles.ts'
import { LEASE_PERIOD, sharedFolder } from './sharedFolder.ts'

/** The newest verdict of a scope in which a server judges; none when it has not come to one. */
export type ScopeVerdict = { scope: string; generation?: Generation }

/** The newest verdicts of a folder, of every scope that a server judges at this moment. */
export async function readVerdicts(releasesFolder: string, now = Date.now): Promise<ScopeVerdict[]> {
  const leases = join(releasesFolder, sharedFolder.leases)
  const verdicts: ScopeVerdict[] = []
  for (const scope of await readdir(leases).catch(() => [])) {
    const [term = 0] = await numbersIn(join(leases, scope))
    const { mtimeMs } = await stat(numberedFile(join(leases, scope), term)).catch(() => ({ mtimeMs: 0 }))
    if (Math.abs(now() - mtimeMs) >= LEASE_PERIOD) continue
    const folder = join(releasesFolder, sharedFolder.generations, scope)
    const [newest] = await numbersIn(folder)
    verdicts.push({ scope, generation: newest === undefined ? undefined : await readGeneration(folder, newest) })
  }
  return verdicts
}

async function readGeneration(folder: string, number: number): Promise<Generation | undefined> {
  const content: unknown = JSON.parse(await readFile(numberedFile(folder, number), 'utf8'))
  return v.parse(generationSchema, content)
}
