import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DraftPost, readPost } from '../src/features/posts/markdown/readPost.ts'

type Articles = Record<string, DraftPost>

/**
 * Reads posts, and those that are as they were in the last build from a file that is kept of them: to make HTML of
 * thousands takes half a minute. `code` names what reads them: with another one the same text may make another article.
 * The file may be deleted at any time; one that is damaged counts as none.
 */
export function openKeptArticles(file: string, code: string, read: typeof readPost = readPost) {
  const kept = readKept(file)
  const used: Articles = {}
  return {
    /** @throws Error as `readPost` does. */
    read(fileName: string, source: string): DraftPost {
      const key = createHash('sha256').update(`${code}\n${fileName}\n${source}`).digest('base64url')
      const post = (Object.hasOwn(kept, key) ? kept[key] : undefined) ?? read(fileName, source)
      used[key] = post
      return post
    },
    /** Keeps what was read, and nothing else. */
    keep() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ articles: used }))
    },
  }
}

function readKept(file: string): Articles {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isKept(content) ? content.articles : {}
  } catch {
    return {}
  }
}

/** Of this build's own making, under names of all that it was made from: no closer look is needed. */
function isKept(content: unknown): content is { articles: Articles } {
  return typeof content === 'object' && content !== null && typeof Reflect.get(content, 'articles') === 'object'
}
