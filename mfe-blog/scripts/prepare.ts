import { fileURLToPath } from 'node:url'
import { buildPosts } from './buildPosts.ts'

/** Called by the build recipe before it builds this remote: posts and covers go to `.build`. */
export async function prepare(): Promise<void> {
  await buildPosts(pathOf('../content'), pathOf('../.build'))
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
