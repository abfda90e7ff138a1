import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildPosts } from './buildPosts.ts'

/** What makes an article of a Markdown file; the library for it is in the last one, with its version. */
const readers = [
  '../src/features/posts/markdown/readPost.ts',
  '../src/features/posts/markdown/renderArticle.ts',
  '../src/features/posts/markdown/postSchema.ts',
  '../src/features/posts/categories.ts',
  '../package.json',
]

/** Called by the build recipe before it builds this remote: posts and covers go to `.build`. */
export async function prepare(): Promise<void> {
  const code = readers.map((file) => readFileSync(pathOf(file), 'utf8')).join('\n')
  await buildPosts(pathOf('../content'), pathOf('../.build'), code)
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
