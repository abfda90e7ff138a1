import { join } from 'node:path'
import { fileHash, fileName, releaseLimits } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { isRecord } from '@site/remote-kit/gate/manifest/manifestJson'
import { readReleaseJson } from '../../releaseStore/readReleaseJson.ts'
import { hashSafely } from '../../releaseStore/readSafely.ts'

/**
 * The files of a name's present releases, by hash, so that a change of one line uploads only what it changes. Damaged files
 * are left out, and those of other names, so that nobody can obtain files that they do not have.
 */
export async function reusableFiles(
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
      await store.fetch(name, id)
      const folder = join(releasesFolder, name, id)
      const content = await readReleaseJson(folder)
      const files = isRecord(content) && isRecord(content.files) ? Object.entries(content.files) : []
      for (const [file, hash] of files) {
        if (!v.is(fileName, file) || !v.is(fileHash, hash)) continue
        const place = join(folder, file)
        const found = await hashSafely(place, releaseLimits.file).catch(() => undefined)
        if (found?.hash === hash) known.set(hash, place)
      }
    } catch {}
  }
  return known
}
