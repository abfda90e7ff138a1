import { type ContentFiles, contentFiles, type ContentVersion, contentVersion } from '@site/contracts/ContentVersion'
import * as v from 'valibot'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'

/** The kind of the records that are versions. */
const VERSIONS = 'versions'

/** The versions that can be read, newest first, below a number. */
export async function listVersions(store: ContentStore, max: number, before?: number): Promise<ContentVersion[]> {
  const records = await store.list(VERSIONS, max, before)
  return records.flatMap(({ number, content }) => {
    const version = v.safeParse(contentVersion, { ...Object(content), number })
    return version.success ? [version.output] : []
  })
}

export async function newestVersion(store: ContentStore): Promise<ContentVersion | undefined> {
  return (await listVersions(store, 1))[0]
}

export async function versionNumbered(store: ContentStore, number: number): Promise<ContentVersion | undefined> {
  return (await listVersions(store, 1, number + 1)).find((version) => version.number === number)
}

/** Every version, newest first. @throws Error if one of them cannot be read */
export async function* everyVersion(store: ContentStore): AsyncGenerator<ContentVersion> {
  const newest = await newestVersion(store)
  for (let number = newest?.number ?? 0; number > 0; number--) {
    const version = await versionNumbered(store, number)
    if (!version) throw new Error(`version ${number} of the content cannot be read.`)
    yield version
  }
}

/** Adds the version that follows another one. False if somebody else was first. */
export function addVersion(store: ContentStore, { number, ...content }: ContentVersion): Promise<boolean> {
  return store.add(VERSIONS, { number, content })
}

/** Stores which files a version has. Returns the hash of that list. */
export function writeFiles(store: ContentStore, files: ContentFiles): Promise<string> {
  const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
  return store.write(Buffer.from(JSON.stringify(Object.fromEntries(sorted))))
}

/** @throws ReleaseProblem if they are missing, or Error if they are not such a list */
export async function readFiles(store: Pick<ContentStore, 'read'>, content: string): Promise<ContentFiles> {
  return v.parse(contentFiles, JSON.parse((await store.read(content)).toString()))
}
