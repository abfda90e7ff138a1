import { join } from 'node:path'
import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import type { Renderer } from '../../rendering/createRenderer.ts'
import { createOnDemand } from '../../rendering/createOnDemand.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Composition, Part } from '../composition/Composition.ts'
import { readPart } from '../composition/folder/readPart.ts'
import type { ServedFiles } from '../composition/servedFiles.ts'
import { contentPath } from '../composition/siteDocuments.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { type CompositionManifest, OF_ALL } from '../../releaseStore/compositions/compositionManifest.ts'
import { readManifest } from '../../releaseStore/compositions/readFolder.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { Opened } from './Served.ts'

type Options = {
  compositionsFolder: string
  store: Pick<ReleaseStore, 'compositions'>
  renderer: Pick<Renderer, 'renderOnDemand'>
  /** Reads releases. */
  candidatesOf: (ids: Readonly<Record<string, string>>) => Promise<Candidates>
  planFor: (candidates: Candidates, content: Evidence | undefined) => Plan
  servedFiles: (of: Pick<Composition, 'shell' | 'releases'>) => Promise<ServedFiles>
}

/** How a composition without content states it. */
const NONE = '{}'

/** What to open: parts with a key that is `known` are not read again. */
type Wanted = { name: string; since: string; known: ReadonlyMap<string, Part> }

/** Opens a composition from its folder. @throws Error if a document, or a release, is not as it was. */
export async function openComposition({ name, since, known }: Wanted, options: Options): Promise<Opened> {
  const { compositionsFolder, store, renderer, candidatesOf, planFor, servedFiles } = options
  const folder = join(compositionsFolder, name)

  async function read(): Promise<{
    manifest: CompositionManifest
    pages: Map<string, ReadonlyMap<string, FinishedPage>>
  }> {
    const manifest = await readManifest(folder)
    const pages = new Map<string, ReadonlyMap<string, FinishedPage>>()
    for (const [part, key] of [...Object.entries(manifest.parts), [OF_ALL, ''] as const]) {
      pages.set(part, known.get(key)?.finished ?? (await readPart(folder, manifest, part)))
    }
    return { manifest, pages }
  }

  await store.compositions.fetch(name)
  const { manifest, pages } = await read().catch(async () => {
    await store.compositions.fetch(name, true)
    return read()
  })
  const candidates = await candidatesOf(manifest.releases)
  const finished = new Map([...pages.values()].flatMap((part) => [...part]))
  const plan = planFor(candidates, contentIn(finished))
  const parts = new Map<string, Part>()
  const partsByKey = new Map<string, Part>()
  for (const [part, key] of Object.entries(manifest.parts)) {
    const remote = candidates.remotes.find(({ release }) => release.name === part)
    const one = known.get(key) ?? {
      finished: pages.get(part) ?? new Map(),
      renderer: remote && renderer.renderOnDemand(plan, remote.release, remote.serverBundle),
    }
    parts.set(part, one)
    partsByKey.set(key, one)
  }
  const shell = candidates.shell.release
  const releases = candidates.remotes.map(({ release }) => release)
  const files = await servedFiles({ shell, releases })
  const { id, services } = manifest
  const composition = { id, since, shell, releases, parts, services, finished, files }
  return {
    ...{ name, candidates, composition, partsByKey },
    onDemand: createOnDemand({ current: composition, planOfCurrent: () => plan }),
  }
}

/** The content that a composition was made with, if any. */
function contentIn(finished: ReadonlyMap<string, FinishedPage>): Evidence | undefined {
  const text = finished.get(contentPath)?.body.identity.toString() ?? NONE
  return text === NONE ? undefined : parseEvidence(JSON.parse(text))
}
