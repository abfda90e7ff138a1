/// <reference path="./builtPosts.d.ts" />
import text from '#build/posts.json'
import type { PostIndex, PostSummary } from './Post.ts'

let posts: readonly PostSummary[] | undefined

/**
 * What lists show of every post, newest first. Server only. Made when it is asked for: an article is rendered in a context
 * of its own, and to read the list of thousands there would take longer than all else.
 */
export function allPosts(): readonly PostSummary[] {
  posts ??= read(JSON.parse(text))
  return posts
}

function read({ covers, posts: entries }: PostIndex): PostSummary[] {
  const all: PostSummary[] = []
  for (const entry of entries) {
    const drawing = covers[entry.cover]
    if (drawing) all.push({ ...entry, cover: { ...drawing, alt: entry.alt } })
  }
  return all
}
