import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import * as v from 'valibot'
import { hasEnded, holderSchema } from './holder.ts'
import { newestReadable, numberedFile } from '../files/numberedFiles.ts'
import { sharedFolder } from '../files/sharedFolder.ts'

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

/** What a process that composes notes beside the lock: itself, and the lock's file, by its number on the disk. */
export const lockNoteSchema = v.object({ ...holderSchema.entries, lock: v.optional(v.number()) })

/** A process that ends removes its file, and one that was killed is gone. In a copied folder, the note is about another lock. */
async function isHeld(file: string): Promise<boolean> {
  try {
    const { lock, ...holder } = v.parse(lockNoteSchema, JSON.parse(await readFile(file, 'utf8')))
    return !hasEnded(holder) && (lock === undefined || lock === (await stat(lockFileBeside(file))).ino)
  } catch {
    return false
  }
}

/** The file that is locked, beside the note about it. */
export const lockFileBeside = (note: string): string => note.replace(/\.json$/, '.sqlite')

async function readGeneration(folder: string, number: number): Promise<Generation> {
  const content: unknown = JSON.parse(await readFile(numberedFile(folder, number), 'utf8'))
  return v.parse(generationSchema, content)
}
