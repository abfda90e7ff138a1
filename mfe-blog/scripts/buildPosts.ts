import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentPage, writePageContent } from '@site/remote-kit/build/writePageContent'
import { POSTS_IN_A_FEED } from '../src/features/feeds/blogFeed.ts'
import { latestChange, type Post } from '../src/features/posts/Post.ts'
import { indexOf, type PostSummary } from '../src/features/posts/PostIndex.ts'
import { type EncodedCover, encodeCover } from './encodeCover.ts'
import { openPostFiles } from './postFiles.ts'

/** The public address of this remote's public folder. */
const PUBLIC_ADDRESS = '/media/mfe-blog/'

type BuiltPost = { key: string; summary: PostSummary; make(): Post }

/**
 * From a folder with Markdown files and drawings in `covers`, makes: each article, as the content of its page; the post
 * index, as the content of the list's page; `newest.json`, the articles of the feeds; and the covers in `public`. Unchanged
 * covers are kept, and so are unchanged articles, unless `code`, which parses them, has changed; what no post uses any more
 * is removed.
 * @returns the posts' summaries, newest first.
 * @throws Error that names file and field.
 */
export async function buildPosts(content: string, output: string, code = ''): Promise<readonly PostSummary[]> {
  const publicFolder = join(output, 'public')
  const covers = new Map<string, EncodedCover>()
  const posts: BuiltPost[] = []
  for (const { key, summary, read } of openPostFiles(content, { kept: join(output, 'summaries.json'), code })) {
    const { drawing, alt } = summary.cover
    const path = join(content, 'covers', `${drawing}.svg`)
    if (!existsSync(path)) throw new Error(`${summary.slug}.md: field "cover": there is no covers/${drawing}.svg`)
    const encoded = covers.get(drawing) ?? (await encodeCover(path, publicFolder, PUBLIC_ADDRESS))
    covers.set(drawing, encoded)
    const cover = { alt, ...encoded.cover }
    posts.push({ key: `${key} ${cover.src}`, summary: { ...summary, cover }, make: () => ({ ...read(), cover }) })
  }
  dropOthers(publicFolder, new Set([...covers.values()].flatMap(({ files }) => files)))
  const summaries = posts.map(({ summary }) => summary)
  writePageContent(output, { '/blog': [listOf(summaries)], '/blog/:slug': posts.map(articleOf) })
  const newest = posts.slice(0, POSTS_IN_A_FEED).map(({ make }) => make())
  // As a string, which a module can contain without parsing it until the posts are needed.
  writeFileSync(join(output, 'newest.json'), JSON.stringify(JSON.stringify(newest)))
  return summaries
}

function listOf(posts: readonly PostSummary[]): ContentPage {
  const index = indexOf(posts)
  return { path: '/blog', lastModified: latestChange(posts), key: JSON.stringify(index), make: () => index }
}

function articleOf({ key, summary: { slug, lastChanged }, make }: BuiltPost): ContentPage {
  return { path: `/blog/${slug}`, lastModified: lastChanged, key, make }
}

/** Removes what no post uses any more. The kit draws images for shared links into the same folder. */
function dropOthers(folder: string, files: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!files.has(name) && !name.startsWith('social-')) rmSync(join(folder, name))
}
