import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DraftPost, readPost } from '../src/features/posts/markdown/readPost.ts'
import type { Post } from '../src/features/posts/Post.ts'
import { type EncodedCover, encodeCover } from './encodeCover.ts'

/** Where the server publishes what a release of this remote has in its public folder. */
const PUBLIC_ADDRESS = '/media/mfe-blog/'

/**
 * Makes `posts.json` and the covers in `public` of the output folder from a folder with Markdown files and, in `covers`,
 * drawings. A cover that has not changed is kept; what no post uses any more is removed.
 * @throws Error that names file and field.
 */
export async function buildPosts(content: string, output: string): Promise<readonly Post[]> {
  const publicFolder = join(output, 'public')
  const covers = new Map<string, EncodedCover>()
  const posts: Post[] = []
  for (const draft of readPosts(content)) {
    const { drawing, alt } = draft.cover
    const path = join(content, 'covers', `${drawing}.svg`)
    if (!existsSync(path)) throw new Error(`${draft.slug}.md: field "cover": there is no covers/${drawing}.svg`)
    const encoded = covers.get(drawing) ?? (await encodeCover(path, publicFolder, PUBLIC_ADDRESS))
    covers.set(drawing, encoded)
    posts.push({ ...draft, cover: { alt, ...encoded.cover } })
  }
  keepOnly(publicFolder, new Set([...covers.values()].flatMap(({ files }) => files)))
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'posts.json'), JSON.stringify(posts))
  return posts
}

function keepOnly(folder: string, files: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
}

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
