import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { writePageContent } from '@site/remote-kit/build/writePageContent'
import { POSTS_IN_A_FEED } from '../src/features/feeds/blogFeed.ts'
import { type DraftPost, readPost } from '../src/features/posts/markdown/readPost.ts'
import type { Cover, Post, PostIndex } from '../src/features/posts/Post.ts'
import { type EncodedCover, encodeCover } from './encodeCover.ts'
import { openKeptArticles } from './keptArticles.ts'

/** Where the server publishes what a release of this remote has in its public folder. */
const PUBLIC_ADDRESS = '/media/mfe-blog/'

/**
 * Makes from a folder with Markdown files and, in `covers`, drawings: each article, as the content of its page alone;
 * `posts.json`, what lists show of all of them; `newest.json`, the articles of the feeds; and the covers in `public`. A
 * cover that has not changed is kept, and so is an article, unless `code`, which reads it, has; what no post uses any more
 * is removed.
 * @throws Error that names file and field.
 */
export async function buildPosts(content: string, output: string, code = ''): Promise<readonly Post[]> {
  const publicFolder = join(output, 'public')
  const covers = new Map<string, EncodedCover>()
  const posts: Post[] = []
  const articles = openKeptArticles(join(output, 'articles.json'), code)
  for (const draft of readPosts(content, articles.read)) {
    const { drawing, alt } = draft.cover
    const path = join(content, 'covers', `${drawing}.svg`)
    if (!existsSync(path)) throw new Error(`${draft.slug}.md: field "cover": there is no covers/${drawing}.svg`)
    const encoded = covers.get(drawing) ?? (await encodeCover(path, publicFolder, PUBLIC_ADDRESS))
    covers.set(drawing, encoded)
    posts.push({ ...draft, cover: { alt, ...encoded.cover } })
  }
  keepOnly(publicFolder, new Set([...covers.values()].flatMap(({ files }) => files)))
  articles.keep()
  writePageContent(
    output,
    posts.map((post) => [`/blog/${post.slug}`, post] as const),
  )
  // As texts, which a module that is never asked for its posts carries without reading them.
  writeFileSync(join(output, 'posts.json'), JSON.stringify(JSON.stringify(indexOf(posts))))
  writeFileSync(join(output, 'newest.json'), JSON.stringify(JSON.stringify(posts.slice(0, POSTS_IN_A_FEED))))
  return posts
}

/** What lists show, with each drawing once: it is read for every page. It names the articles, so that it changes with them. */
function indexOf(posts: readonly Post[]): PostIndex {
  const covers: Record<string, Omit<Cover, 'alt'>> = {}
  const articles = createHash('sha256')
  const entries = posts.map((post) => {
    articles.update(JSON.stringify(post))
    const { content: _, contents: __, words: ___, seoTitle: ____, seoDescription: _____, cover, ...summary } = post
    const { alt, ...drawing } = cover
    covers[drawing.src] = drawing
    return { ...summary, cover: drawing.src, alt }
  })
  return { articles: articles.digest('hex').slice(0, 16), covers, posts: entries }
}

function keepOnly(folder: string, files: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
}

/**
 * Reads every Markdown file of a folder, newest post first.
 * @throws Error that names file and field, also for an id that two posts claim.
 */
export function readPosts(folder: string, read = readPost): DraftPost[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const fileOfId = new Map<number, string>()
  const posts = names.sort().map((name) => {
    const post = read(name, readFileSync(join(folder, name), 'utf8'))
    const other = fileOfId.get(post.id)
    if (other) throw new Error(`${name}: field "id" is ${post.id}, which ${other} has already`)
    fileOfId.set(post.id, name)
    return post
  })
  return posts.sort((one, other) => other.isoDate.localeCompare(one.isoDate) || other.id - one.id)
}
