import { join } from 'node:path'
import * as v from 'valibot'
import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import type { Renderer } from '../../../rendering/createRenderer.ts'
import type { RemoteRenderer } from '../../../rendering/createRemoteRenderer.ts'
import { createOnDemand } from '../../../rendering/createOnDemand.ts'
import { type FinishedPage, textOf } from '../../../rendering/finished/FinishedPage.ts'
import type { Plan } from '../../../rendering/plan/Plan.ts'
import { type CompositionManifest, OF_ALL } from '../../../releaseStore/compositions/compositionManifest.ts'
import { expectDocuments, readManifest } from '../../../releaseStore/compositions/readFolder.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import type { Part } from '../../composition/Composition.ts'
import { pagesOf } from '../../composition/folder/readPart.ts'
import { fetchPictures } from '../../content/pictures.ts'
import type { ServedFilesOf } from '../../composition/servedFiles.ts'
import { contentPath, ofRemotesPath } from '../../composition/siteDocuments.ts'
import type { Candidates } from '../../selection/ReleaseHistory.ts'
import { type RecentDocuments, readOrMend } from './readOrMend.ts'
import type { Opened } from '../Served.ts'

type Options = {
  compositionsFolder: string
  store: Pick<ReleaseStore, 'compositions' | 'content'>
  releasesFolder: string
  renderer: Pick<Renderer, 'renderOnDemand'>
  /** Reads releases. */
  candidatesOf: (ids: Readonly<Record<string, string>>) => Promise<Candidates>
  planFor: (candidates: Candidates, composed: Composed) => Plan
  servedFiles: ServedFilesOf
  recent: RecentDocuments
  /** Called when a document of a composition is damaged, and there is no other copy of it. */
  onDamaged: (composition: string) => void
}

/** The content that a composition was made with. */
export type Composed = {
  evidence: Evidence | undefined
  ofRemotes: Readonly<Record<string, unknown>> | undefined
  facts: CompositionManifest['facts']
}

/** How a composition without content states it. */
const NONE = '{}'

/**
 * Opens a composition: its manifest stays in memory, and a document is read when it is sent. Renderers that are there, by key,
 * are used. @throws Error if a document is not there, or a release is not as it was.
 */
export async function openComposition(
  name: string,
  there: ReadonlyMap<string, RemoteRenderer>,
  options: Options,
): Promise<Opened> {
  const { releasesFolder, compositionsFolder, store, renderer, candidatesOf, planFor, servedFiles, recent, onDamaged } =
    options
  const folder = join(compositionsFolder, name)

  async function open(): Promise<CompositionManifest> {
    const manifest = await readManifest(folder)
    await expectDocuments(folder, manifest.documents)
    return manifest
  }

  await store.compositions.fetch(name)
  const manifest = await open().catch(async () => {
    await store.compositions.fetch(name, true)
    return open()
  })
  const read = readOrMend(folder, {
    recent,
    mend: () => store.compositions.fetch(name, true),
    onDamaged: () => onDamaged(name),
  })
  const candidates = await candidatesOf(manifest.releases)
  const pages = new Map([...Object.keys(manifest.parts), OF_ALL].map((part) => [part, pagesOf(manifest, part, read)]))
  const finished = new Map([...pages.values()].flatMap((part) => [...part]))
  const plan = planFor(candidates, {
    evidence: await contentIn(finished),
    ofRemotes: await ofRemotesIn(finished),
    facts: manifest.facts,
  })
  const parts = new Map<string, Part>()
  const renderers = new Map<string, RemoteRenderer>()
  for (const [part, key] of Object.entries(manifest.parts)) {
    const remote = candidates.remotes.find(({ release }) => release.name === part)
    const one = there.get(key) ?? (remote && renderer.renderOnDemand(plan, remote.release, remote.serverBundle))
    parts.set(part, { finished: pages.get(part) ?? new Map(), renderer: one })
    if (one) renderers.set(key, one)
  }
  const shell = candidates.shell.release
  const { releases, site } = plan
  await fetchPictures(store.content, releasesFolder, site.content)
  const files = await servedFiles({ shell, releases, site })
  const { id, services } = manifest
  const composition = { id, since: '', shell, releases, parts, site, services, finished, files }
  const onDemand = createOnDemand({ releases, parts, plan })
  return { name, candidates, composition, renderers, onDemand }
}

/** The content that a composition was made with, if any. */
async function contentIn(finished: ReadonlyMap<string, FinishedPage>): Promise<Evidence | undefined> {
  const page = finished.get(contentPath)
  const text = page ? await textOf(page) : NONE
  return text === NONE ? undefined : parseEvidence(JSON.parse(text))
}

async function ofRemotesIn(finished: ReadonlyMap<string, FinishedPage>): Promise<Composed['ofRemotes']> {
  const page = finished.get(ofRemotesPath)
  const text = page ? await textOf(page) : NONE
  return text === NONE ? undefined : v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
}
