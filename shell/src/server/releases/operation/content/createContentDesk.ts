import type { ContentDesk, ContentOutcome, ContentRequest } from '@site/contracts/ContentDesk'
import type { Picture } from '@site/contracts/picture'
import type { Release } from '@site/contracts/Release'
import type { ComposedContent } from '@site/contracts/ContentVersion'
import { contentOf } from '@site/contracts/siteContent'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import pLimit from 'p-limit'
import type { ContentStore } from '../../../releaseStore/content/ContentStore.ts'
import { hasUncommitted } from '../../content/commitContent.ts'
import { listVersions } from '../../content/contentHistory.ts'
import { keepDraft, readDraft } from './contentDrafts.ts'
import { ContentProblem } from './ContentProblem.ts'
import { createContentChecks, idOf } from './createContentChecks.ts'
import { createContentPublisher } from './createContentPublisher.ts'
import { type EncodedPhoto, PhotoProblem } from './picture/encodePhoto.ts'
import type { FocalPoint } from './picture/focalCrop.ts'
import { pictureKind } from './picture/pictureKind.ts'
import { storePicture } from './picture/storePicture.ts'
import type { LinkedSite } from './rules/brokenLink.ts'
import { createSchedule } from './schedule/createSchedule.ts'
import { usualValue } from './usualValue.ts'
import { previewPathOf } from './previewPathOf.ts'

type Options = {
  store: ContentStore
  /** As the operator configured it. */
  site: SiteFacts
  /** What is live: each release may have collections of its own. */
  releases: () => readonly Pick<Release, 'content' | 'routes'>[]
  /** Composes the site with other content, through the gate. @throws ReleaseProblem if that cannot be shown */
  compose: (content: { id: string; digest: string }) => Promise<LinkedSite>
  /** Encodes a photo. @throws PhotoProblem */
  encode: (photo: Buffer, point?: FocalPoint) => Promise<EncodedPhoto>
  /** What visitors get. */
  live: () => ComposedContent
  /** Resolves when there may be a change. */
  nextLook: () => Promise<void>
  /** Learns why a version was not committed where the content is a Git repository. */
  onUncommitted?: (reason: string) => void
  now: () => number
}

const UNCOMMITTED =
  'O que foi publicado está no ar, mas ainda não foi guardado no repositório Git do servidor. A próxima publicação tenta de novo; a causa está no registro do servidor.'

/** How many versions a page lists. */
const LISTED = 30

/** What writers can do: read what the site says, keep drafts, look at them on the site, publish them, now or later, and go back. */
export function createContentDesk({
  store,
  site,
  releases,
  compose,
  encode,
  live,
  nextLook,
  onUncommitted,
  now,
}: Options) {
  // Each takes a core for a second, and memory for all of its pixels.
  const oneByOne = pLimit(1)
  const checks = createContentChecks({ store, releases, compose })
  const publisher = createContentPublisher({ store, checks, live, nextLook, onUncommitted, now })
  const { publish, restore } = publisher
  const schedule = createSchedule({ store, publisher, now })

  async function collectionState([name, one]: readonly [string, object], file: string | undefined) {
    const value = file ? JSON.parse((await store.read(file)).toString()) : (contentOf(site)[name] ?? usualValue(one))
    const { revision = 0, draft } = (await readDraft(store, name)) ?? {}
    const schema = { ...one }
    const planned = await schedule.of(name)
    return { name, schema, value, base: file ?? null, revision, ...(draft && { draft }), ...planned }
  }

  async function original(hash: string): Promise<Buffer> {
    const photo = await store.read(hash).catch(() => undefined)
    if (photo && pictureKind(photo) === 'jpeg') return photo
    throw new ContentProblem(404, { reason: 'Esta foto não está mais guardada. Mande-a de novo.' })
  }

  return {
    /** The page's data. */
    async state(mayAct: boolean): Promise<ContentDesk> {
      const { files } = await publisher.newestFiles()
      const known = Object.entries(checks.known())
      const collections = await Promise.all(known.map((one) => collectionState(one, files[one[0]])))
      const versions = await listVersions(store, LISTED)
      const shown = {
        mayAct,
        collections,
        versions: versions.map(({ content: _, ...version }) => version),
        live: live(),
      }
      return { ...shown, ...((await hasUncommitted(store)) && { problem: UNCOMMITTED }) }
    },

    async draft({ name, value, base, revision }: ContentRequest<'draft'>, by: string): Promise<ContentOutcome> {
      const at = new Date(now()).toISOString()
      const draft = value === null ? undefined : { value, base, by, at }
      return { revision: await keepDraft(store, name, { by, at, after: revision, ...(draft && { draft }) }) }
    },

    /** @throws ContentProblem */
    async preview({ name, value }: ContentRequest<'preview'>, operatorKey: Buffer): Promise<ContentOutcome> {
      const digest = await publisher.check(name, value)
      const release = { id: idOf(digest), digest }
      return { preview: previewPathOf(release, { siteUrl: site.siteUrl, now: now() }, operatorKey) }
    },

    /** Takes a photo for a text. @throws ContentProblem that says why it cannot be used */
    picture: (photo: Buffer, point?: FocalPoint): Promise<Picture> =>
      oneByOne(async () => {
        try {
          return await storePicture(store, await encode(photo, point), point)
        } catch (error) {
          throw error instanceof PhotoProblem ? new ContentProblem(422, { reason: error.message }) : error
        }
      }),

    /** A photo as it was before it was cut. @throws ContentProblem if there is none by this hash */
    original,

    /** The same photo, cut around another point. @throws ContentProblem */
    crop: async ({ original: hash, ...point }: FocalPoint & { original: string }): Promise<Picture> => {
      const photo = await original(hash)
      return oneByOne(async () => ({
        ...(await storePicture(store, await encode(photo, point), point)),
        original: hash,
      }))
    },

    publish,
    restore,
    plan: schedule.plan,
    cancel: schedule.cancel,
    /** Publishes what is due. */
    publishDue: schedule.publishDue,
  }
}

export type ContentDeskActions = ReturnType<typeof createContentDesk>
