import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPosts } from './buildPosts.ts'

/** Called by the build recipe before it builds this remote: writes posts and covers to `.build`. */
export async function prepare(): Promise<void> {
  await buildPosts(pathOf('../content'), pathOf('../.build'), codeOfPosts())
}

/** Everything that turns a Markdown file into an article; the libraries' versions are in `package.json`. */
function codeOfPosts(): string {
  const sources = ['.', '../src/features/posts'].map(pathOf).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => join(folder, file)),
  )
  const files = [...sources, pathOf('../package.json')]
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
