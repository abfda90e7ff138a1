import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '../src/features/posts/markdown/readPost.ts'
import type { PublishedPost } from '../src/features/posts/published/postCollection.ts'

/** How many characters of articles a release's description has room for. */
const ROOM = 200_000

/**
 * The posts of a folder as a writer would have entered them, newest first, as far as there is room: what the desk offers to
 * change. Their drawings stay with the release.
 */
export function releasedPosts(folder: string, room = ROOM): PublishedPost[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const posts = names.map((name) => entryOf(name, readFileSync(join(folder, name), 'utf8')))
  let left = room
  return posts
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .filter(({ body }) => {
      left -= body.length
      return left >= 0
    })
}

function entryOf(name: string, source: string): PublishedPost {
  const { slug, stated, body } = readSource(name, source)
  const { id: _id, cover: _cover, coverAlt: _alt, ...entry } = stated
  return { ...entry, slug, body: body.trim() }
}
