import { join } from 'node:path'
import { fileHash, fileName } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import { isRecord, readReleaseJson } from '../storage/readReleaseJson.ts'

/**
 * Where files lie that a name's present releases have, by hash: who changes a line sends what that line changes. Files of
 * other names are not among them, so that nobody can take over what they have not got.
 */
export async function filesOfPresent(
  store: ReleaseStore,
  releasesFolder: string,
  name: string,
): Promise<Map<string, string>> {
  const pointed = (await store.published())?.pointers[name]?.release
  const live = (await store.verdicts()).map(({ generation }) => generation?.live[name])
  const known = new Map<string, string>()
  for (const id of new Set([pointed, ...live])) {
    if (id === undefined) continue
    try {
      await store.bring(name, id)
      const folder = join(releasesFolder, name, id)
      const content = await readReleaseJson(folder)
      const files = isRecord(content) && isRecord(content.files) ? Object.entries(content.files) : []
      for (const [file, hash] of files)
        if (v.is(fileName, file) && v.is(fileHash, hash)) known.set(hash, join(folder, file))
    } catch {}
  }
  return known
}
