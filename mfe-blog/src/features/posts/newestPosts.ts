/// <reference path="./builtPosts.d.ts" />
import text from '#build/newest.json'
import type { Post } from './Post.ts'

let posts: readonly Post[] | undefined

/** The newest posts with their articles: for the feeds, and for related articles. Server only. */
export function newestPosts(): readonly Post[] {
  posts ??= JSON.parse(text) as readonly Post[]
  return posts
}
