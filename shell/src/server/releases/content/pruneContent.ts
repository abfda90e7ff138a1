import { picturesIn } from '@site/contracts/picture'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { everyVersion, readFiles } from './contentHistory.ts'

/** How long a file is kept that nothing names, in ms: longer than a preview lives, and than somebody writes at a text. */
export const CONTENT_KEPT = 30 * 24 * 60 * 60_000

/** Every file that a version, a draft or a plan needs: what may be shown again. @throws ReleaseProblem if one cannot be read */
async function namedFiles(store: ContentStore): Promise<Set<string>> {
  const named = new Set<string>()
  const addPictures = (content: unknown) => {
    for (const { files, original } of picturesIn(content)) {
      for (const { hash } of files) named.add(hash)
      if (original) named.add(original)
    }
  }
  for await (const { content } of everyVersion(store)) {
    if (named.has(content)) continue
    named.add(content)
    for (const file of Object.values(await readFiles(store, content))) {
      if (named.has(file)) continue
      named.add(file)
      addPictures(JSON.parse((await store.read(file)).toString()))
    }
  }
  for (const start of ['draft-', 'plan-'])
    for (const kind of await store.kinds(start))
      for (const { content } of await store.list(kind, 1)) addPictures(content)
  return named
}

type Options = { store: ContentStore; now: number; log: { info(message: string): void; warn(message: string): void } }

/** Removes photos and texts that nobody has published. While anything cannot be read, everything stays. */
export async function pruneContent({ store, now, log }: Options): Promise<void> {
  try {
    const since = now - CONTENT_KEPT
    const old = (await store.files()).filter(({ at }) => at < since)
    if (old.length === 0) return
    const named = await namedFiles(store)
    const unnamed = old.filter(({ hash }) => !named.has(hash))
    for (const { hash } of unnamed) await store.remove(hash, since)
    if (unnamed.length > 0) log.info(`${unnamed.length} files of the content, which nothing names, are no longer kept.`)
  } catch (error) {
    log.warn(`Old files of the content cannot be removed: ${messageOf(error)}`)
  }
}
