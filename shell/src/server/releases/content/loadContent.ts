import { FieldProblem, isSiteCollection, parseCollection, type SiteContent } from '@site/contracts/siteContent'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { readFiles } from './contentHistory.ts'

/** Content that was read and checked, to be composed. */
export type LoadedContent = {
  /** Absent for a draft. */
  version?: number
  /** SHA-384 of the list of its files. */
  hash: string
  content: SiteContent
  /** Collections of the remotes' own, as they were written. */
  ofRemotes: Readonly<Record<string, unknown>>
}

/** Reads content, and checks what is the site's own. @throws ReleaseProblem */
export async function loadContent(store: ContentStore, hash: string, version?: number): Promise<LoadedContent> {
  try {
    const files = await readFiles(store, hash)
    const content: SiteContent = {}
    const ofRemotes: Record<string, unknown> = {}
    for (const [name, file] of Object.entries(files)) {
      const value: unknown = JSON.parse((await store.read(file)).toString())
      if (isSiteCollection(name)) Object.assign(content, { [name]: parseCollection(name, value) })
      else ofRemotes[name] = value
    }
    return { hash, content, ofRemotes, ...(version !== undefined && { version }) }
  } catch (error) {
    if (error instanceof ReleaseProblem) throw error
    if (error instanceof FieldProblem || error instanceof SyntaxError) {
      throw new ReleaseProblem('bad', 'malformed', messageOf(error))
    }
    throw error
  }
}
