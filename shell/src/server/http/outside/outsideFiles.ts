import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Composition } from '../../releases/composition/Composition.ts'
import { listedFiles, readReleaseJson } from '../../releaseStore/readReleaseJson.ts'
import type { ReleaseFile } from '../../releaseStore/releaseFiles.ts'
import { isGuarded } from '../../rendering/plan/fragmentEntries.ts'

type Named = { name: string; id: string }
type Current = Pick<Composition, 'releases' | 'files'>

/** Finds the files that releases have for other sites: below `outside/`. */
export function createOutsideFiles(releasesFolder: string) {
  const former = new LRUCache<string, Readonly<Record<string, string>>>({ max: 100 })

  /** The files of a former release that was live, for pages that were opened then. */
  async function filesOfFormer({ files: served }: Current, { name, id }: Named) {
    const start = `/r/${name}/${id}/`
    const [, known] = [...served].find(([address]) => address.startsWith(start)) ?? []
    if (!known || known.guarded) return undefined
    const kept = former.get(start)
    if (kept) return kept
    const found = v.safeParse(listedFiles, await readReleaseJson(join(releasesFolder, name, id)).catch(() => {}))
    if (found.success) former.set(start, found.output.files)
    return found.success ? found.output.files : undefined
  }

  /** A file of a release that is live or was so; undefined if there is none, or only after a login. */
  return async function fileOf(current: Current, named: Named, file: string): Promise<ReleaseFile | undefined> {
    const live = current.releases.find(({ name, id }) => name === named.name && id === named.id)
    if (live && isGuarded(live)) return undefined
    const files = live?.files ?? (await filesOfFormer(current, named))
    const path = `outside/${file}`
    const hash = files && Object.hasOwn(files, path) ? files[path] : undefined
    return hash === undefined ? undefined : { ...named, file: path, hash }
  }
}
