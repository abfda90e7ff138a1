import type { ContentOutcome, ContentRequest } from '@site/contracts/ContentDesk'
import type { ComposedContent, ContentFiles, ContentVersion } from '@site/contracts/ContentVersion'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ContentStore } from '../../../releaseStore/content/ContentStore.ts'
import { commitContent } from '../../content/commitContent.ts'
import { addVersion, listVersions, newestVersion, readFiles, versionNumbered } from '../../content/contentHistory.ts'
import { isDone, keepDraft, readDraft } from './contentDrafts.ts'
import { ContentProblem, conflict } from './ContentProblem.ts'
import { effectiveDayProblem } from '../../content/effectiveDay.ts'
import { saoPauloTime } from './schedule/saoPauloTime.ts'
import type { ContentChecks } from './createContentChecks.ts'

type Options = {
  store: ContentStore
  checks: ContentChecks
  /** What visitors get. */
  live: () => ComposedContent
  /** Resolves when there may be a change. */
  nextLook: () => Promise<void>
  /** Learns why a version was not committed where the content is a Git repository. */
  onUncommitted?: ((reason: string) => void) | undefined
  now: () => number
}

/** In how many versions a change is looked for, how often somebody else may be first, and how long a version may take to be live. */
const limits = { versions: 30, tries: 5, patience: 30_000 }

/** Adds versions to the history of the content, and waits until visitors get them. */
export function createContentPublisher({ store, checks, live, nextLook, onUncommitted = () => {}, now }: Options) {
  const { known, stored, refuseTaken, pass } = checks
  const time = () => new Date(now()).toISOString()

  async function newestFiles(): Promise<{ newest: ContentVersion | undefined; files: ContentFiles }> {
    const newest = await newestVersion(store)
    return { newest, files: newest ? await readFiles(store, newest.content) : {} }
  }

  /** @throws ContentProblem if the version is gone */
  async function filesOf(number: number): Promise<ContentFiles> {
    if (number === 0) return {}
    const version = await versionNumbered(store, number)
    if (!version) throw new ContentProblem(404, { reason: 'Esta versão não existe mais.' })
    return readFiles(store, version.content)
  }

  /** Whoever has published a text last was first. */
  async function overtaken(name: string): Promise<ContentProblem> {
    const other = (await listVersions(store, limits.versions)).find(({ changed }) => changed.includes(name))
    return conflict('publicou outro texto', other?.by ?? 'Alguém', other?.at ?? time())
  }

  /** Adds a version, and waits until visitors get it. False if somebody else was first. */
  async function add(version: ContentVersion): Promise<boolean> {
    if (!(await addVersion(store, version))) return false
    const until = now() + limits.patience
    while ((live().version ?? 0) < version.number && live().refused?.version !== version.number && now() < until) {
      await nextLook()
    }
    // Visitors have the text already: nothing of it depends on a copy.
    await commitContent(store, version).catch((error: unknown) => onUncommitted(messageOf(error)))
    const { refused } = live()
    if (refused?.version === version.number) throw new ContentProblem(422, { reason: refused.reason })
    return true
  }

  async function publishOnce({ name, value, base }: ContentRequest<'publish'>, by: string, plannedAt?: string) {
    const file = await stored(name, value)
    const { newest, files } = await newestFiles()
    if ((files[name] ?? null) !== base) throw await overtaken(name)
    if (file === base) throw new ContentProblem(409, { reason: 'Nada mudou em relação ao que está no ar.' })
    const early = effectiveDayProblem(known()[name], value, saoPauloTime(now()).slice(0, 10))
    if (early) throw new ContentProblem(422, early)
    await refuseTaken(name, value, files)
    const content = await pass({ ...files, [name]: file }, { name, value })
    const number = (newest?.number ?? 0) + 1
    const version = { number, at: time(), by, content, changed: [name], ...(plannedAt && { plannedAt }) }
    return (await add(version)) ? { version: number, base: file } : undefined
  }

  /** The digest of all content with a text, which has passed the gate. @throws ContentProblem */
  async function check(name: string, value: unknown): Promise<string> {
    const file = await stored(name, value)
    const { files } = await newestFiles()
    await refuseTaken(name, value, files)
    return pass({ ...files, [name]: file }, { name, value })
  }

  return {
    newestFiles,
    check,

    /** True if the newest version says just this. */
    async says(name: string, value: unknown): Promise<boolean> {
      const { files } = await newestFiles()
      return files[name] === (await stored(name, value))
    },

    /** @throws ContentProblem */
    async publish(request: ContentRequest<'publish'>, by: string, plannedAt?: string): Promise<ContentOutcome> {
      for (let attempt = 0; attempt < limits.tries; attempt++) {
        const published = await publishOnce(request, by, plannedAt)
        if (!published) continue
        const former = await readDraft(store, request.name)
        const isForgotten =
          former?.draft &&
          isDone(former, request, plannedAt !== undefined) &&
          keepDraft(store, request.name, { by, at: time(), after: former.revision })
        const revision = isForgotten ? await isForgotten.catch(ignoreConflict) : former?.revision
        return { ...published, revision: revision ?? 0 }
      }
      throw new ContentProblem(409, { reason: 'Outras pessoas estão publicando agora. Tente de novo.' })
    },

    /** @throws ContentProblem */
    async restore(
      { version: number, newest: seen, name }: ContentRequest<'restore'>,
      by: string,
    ): Promise<ContentOutcome> {
      const { newest, files } = await newestFiles()
      if (newest && newest.number !== seen) {
        if (name === undefined) throw conflict('publicou outra versão', newest.by, newest.at)
        if (files[name] !== (await filesOf(seen))[name]) throw await overtaken(name)
      }
      const former = await filesOf(number)
      const restored = name === undefined ? former : withFile(files, name, former[name])
      const all = new Set([...Object.keys(files), ...Object.keys(restored)])
      const changed = [...all].filter((name) => files[name] !== restored[name])
      if (changed.length === 0) throw new ContentProblem(409, { reason: 'O site já diz isso.' })
      const content = await pass(restored)
      const version = { number: (newest?.number ?? 0) + 1, at: time(), by, content, changed, restores: number }
      if (!(await add(version))) throw conflict('publicou outra versão', 'Alguém', time())
      return { version: version.number }
    },
  }
}

export type ContentPublisher = ReturnType<typeof createContentPublisher>

/** All content with another file of a text; without one, it is as the operator configured it. */
function withFile(files: ContentFiles, name: string, file: string | undefined): ContentFiles {
  const { [name]: _, ...others } = files
  return file === undefined ? others : { ...others, [name]: file }
}

/** A draft that somebody has kept in the meantime stays. */
function ignoreConflict(error: unknown): undefined {
  if (!(error instanceof ContentProblem)) throw new Error(messageOf(error))
  return undefined
}
