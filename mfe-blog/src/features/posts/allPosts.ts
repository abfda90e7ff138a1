import posts from '#build/posts.json'
import type { Post } from './Post.ts'

/** Every post, newest first. Server only: whoever imports this module carries all articles. */
export function allPosts(): readonly Post[] {
  return posts
}
