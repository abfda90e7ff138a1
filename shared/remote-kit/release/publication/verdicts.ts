import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import * as v from 'valibot'
import { hasEnded, holderSchema } from './holder.ts'
import { newestReadable, numberedFile } from './numberedFiles.ts'
import { sharedFolder } from './sharedFolder.ts'

/** The newest verdict in a scope for which a process composes; without `generation` while there is none yet. */
export type ScopeVerdict = { scope: string; generation?: Generation }

/** The newest verdicts in a folder, for every scope for which a process composes now. */
export async function readVerdicts(releasesFolder: string): Promise<ScopeVerdict[]> {
  const composing = join(releasesFolder, sharedFolder.composing)
  const verdicts: ScopeVerdict[] = []
  for (const file of await readdir(composing).catch(() => [])) {
    if (!file.endsWith('.json') || !(await isHeld(join(composing, file)))) continue
    const scope = file.slice(0, -'.json'.length)
    const folder = join(releasesFolder, sharedFolder.generations, scope)
    verdicts.push({ scope, generation: await newestReadable(folder, (number) => readGeneration(folder, number)) })
  }
  return verdicts
}

/** A process that ends removes its file, and one that was killed is gone. */
async function isHeld(file: string): Promise<boolean> {
  try {
    return !hasEnded(v.parse(holderSchema, JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return false
  }
}

async function readGeneration(folder: string, number: number): Promise<Generation> {
  const content: unknown = JSON.parse(await readFile(numberedFile(folder, number), 'utf8'))
  return v.parse(generationSchema, content)
}
