import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DraftPost, readPost } from '../src/features/posts/markdown/readPost.ts'

/**
 * Reads every Markdown file of a folder, newest post first.
 * @throws Error that names file and field, also for an id that two posts claim.
 */
export function readPosts(folder: string): DraftPost[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const fileOfId = new Map<number, string>()
  const posts = names.sort().map((name) => {
    const post = readPost(name, readFileSync(join(folder, name), 'utf8'))
    const other = fileOfId.get(post.id)
    if (other) throw new Error(`${name}: field "id" is ${post.id}, which ${other} has already`)
    fileOfId.set(post.id, name)
    return post
  })
  return posts.sort((one, other) => other.isoDate.localeCompare(one.isoDate) || other.id - one.id)
}
