import type { ContentDesk, ContentOutcome, ContentRequest } from '@site/contracts/ContentDesk'
import type { ComposedContent, ContentFiles, ContentVersion } from '@site/contracts/ContentVersion'
import type { Picture } from '@site/contracts/picture'
import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { contentOf } from '@site/contracts/siteContent'
import { messageOf } from '@site/remote-kit/release/messageOf'
import pLimit from 'p-limit'
import type { ContentStore } from '../../../releaseStore/content/ContentStore.ts'
import { addVersion, listVersions, newestVersion, readFiles, versionNumbered } from '../../content/contentHistory.ts'
import { ContentProblem, conflict } from './ContentProblem.ts'
import { keepDraft, readDraft } from './contentDrafts.ts'
import { createContentChecks, idOf } from './createContentChecks.ts'
import { type EncodedPhoto, PhotoProblem } from './picture/encodePhoto.ts'
import { storePicture } from './picture/storePicture.ts'
import { usualValue } from './usualValue.ts'
import type { LinkedSite } from './rules/brokenLink.ts'
import { previewPathOf } from './previewPathOf.ts'

type Options = {
  store: ContentStore
  /** As the operator configured it. */
  site: SiteFacts
  /** What is live: each release may have collections of its own. */
  releases: () => readonly Pick<Release, 'content'>[]
  /** Composes the site with other content, through the gate. @throws ReleaseProblem if that cannot be shown */
  compose: (content: { id: string; digest: string }) => Promise<LinkedSite>
  /** Encodes a photo. @throws PhotoProblem */
  encode: (photo: Buffer) => Promise<EncodedPhoto[]>
  /** What visitors get. */
  live: () => ComposedContent
  /** Resolves when there may be a change. */
  nextLook: () => Promise<void>
  now: () => number
}

/** How many versions a page lists, how often somebody else may be first, and how long a version may take to be live. */
const limits = { versions: 30, tries: 5, patience: 30_000 }

/** What writers can do: read what the site says, keep drafts, look at them on the site, publish them, and go back. */
export function createContentDesk({ store, site, releases, compose, encode, live, nextLook, now }: Options) {
  // Each takes a core for a second, and memory for all of its pixels.
  const oneByOne = pLimit(1)
  const time = () => new Date(now()).toISOString()
  const { known, stored, pass } = createContentChecks({ store, releases, compose })

  async function newestFiles(): Promise<{ newest: ContentVersion | undefined; files: ContentFiles }> {
    const newest = await newestVersion(store)
    return { newest, files: newest ? await readFiles(store, newest.content) : {} }
  }

  async function collectionState([name, one]: readonly [string, object], file: string | undefined) {
    const value = file ? JSON.parse((await store.read(file)).toString()) : (contentOf(site)[name] ?? usualValue(one))
    const { revision = 0, draft } = (await readDraft(store, name)) ?? {}
    const schema = { ...one }
    return { name, schema, value, base: file ?? null, revision, ...(draft && { draft }) }
  }

  /** Adds a version, and waits until visitors get it. False if somebody else was first. */
  async function add(version: ContentVersion): Promise<boolean> {
    if (!(await addVersion(store, version))) return false
    const until = now() + limits.patience
    while ((live().version ?? 0) < version.number && live().refused?.version !== version.number && now() < until) {
      await nextLook()
    }
    const { refused } = live()
    if (refused?.version === version.number) throw new ContentProblem(422, { reason: refused.reason })
    return true
  }

  async function publishOnce(
    { name, value, base }: ContentRequest<'publish'>,
    by: string,
  ): Promise<ContentVersion | undefined> {
    const file = await stored(name, value)
    const { newest, files } = await newestFiles()
    if ((files[name] ?? null) !== base) {
      const other = (await listVersions(store, limits.versions)).find(({ changed }) => changed.includes(name))
      throw conflict('publicou outro texto', other?.by ?? 'Alguém', other?.at ?? time())
    }
    if (file === base) throw new ContentProblem(409, { reason: 'Nada mudou em relação ao que está no ar.' })
    const content = await pass({ ...files, [name]: file }, { name, value })
    const version = { number: (newest?.number ?? 0) + 1, at: time(), by, content, changed: [name] }
    return (await add(version)) ? version : undefined
  }

  return {
    /** The page's data. */
    async state(mayAct: boolean): Promise<ContentDesk> {
      const { files } = await newestFiles()
      const collections = await Promise.all(Object.entries(known()).map((one) => collectionState(one, files[one[0]])))
      const versions = await listVersions(store, limits.versions)
      return { mayAct, collections, versions: versions.map(({ content: _, ...version }) => version), live: live() }
    },

    async draft({ name, value, base, revision }: ContentRequest<'draft'>, by: string): Promise<ContentOutcome> {
      const at = time()
      const draft = value === null ? undefined : { value, base, by, at }
      return { revision: await keepDraft(store, name, { by, at, after: revision, ...(draft && { draft }) }) }
    },

    /** @throws ContentProblem */
    async preview({ name, value }: ContentRequest<'preview'>, operatorKey: Buffer): Promise<ContentOutcome> {
      const file = await stored(name, value)
      const { files } = await newestFiles()
      const digest = await pass({ ...files, [name]: file }, { name, value })
      const release = { id: idOf(digest), digest }
      return { preview: previewPathOf(release, { siteUrl: site.siteUrl, now: now() }, operatorKey) }
    },

    /** Takes a photo for a text. @throws ContentProblem that says why it cannot be used */
    picture: (photo: Buffer): Promise<Picture> =>
      oneByOne(async () => {
        try {
          return await storePicture(store, await encode(photo))
        } catch (error) {
          throw error instanceof PhotoProblem ? new ContentProblem(422, { reason: error.message }) : error
        }
      }),

    /** @throws ContentProblem */
    async publish(request: ContentRequest<'publish'>, by: string): Promise<ContentOutcome> {
      for (let attempt = 0; attempt < limits.tries; attempt++) {
        const version = await publishOnce(request, by)
        if (!version) continue
        const former = await readDraft(store, request.name)
        const isForgotten = former?.draft && keepDraft(store, request.name, { by, at: time(), after: former.revision })
        if (isForgotten) await isForgotten.catch(ignoreConflict)
        return { version: version.number }
      }
      throw new ContentProblem(409, { reason: 'Outras pessoas estão publicando agora. Tente de novo.' })
    },

    /** @throws ContentProblem */
    async restore({ version: number, newest: seen }: ContentRequest<'restore'>, by: string): Promise<ContentOutcome> {
      const { newest, files } = await newestFiles()
      if (newest && newest.number !== seen) throw conflict('publicou outra versão', newest.by, newest.at)
      const former = number === 0 ? undefined : await versionNumbered(store, number)
      if (number !== 0 && !former) throw new ContentProblem(404, { reason: 'Esta versão não existe mais.' })
      const restored = former ? await readFiles(store, former.content) : {}
      const all = new Set([...Object.keys(files), ...Object.keys(restored)])
      const changed = [...all].filter((name) => files[name] !== restored[name])
      if (changed.length === 0) throw new ContentProblem(409, { reason: 'O site já diz isso.' })
      const content = await pass(restored)
      const version = { number: seen + 1, at: time(), by, content, changed, restores: number }
      if (!(await add(version))) throw conflict('publicou outra versão', 'Alguém', time())
      return { version: version.number }
    },
  }
}

export type ContentDeskActions = ReturnType<typeof createContentDesk>

/** A draft that somebody has kept in the meantime stays. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ContentProblem)) throw new Error(messageOf(error))
}
