import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeDurably } from '@site/release-protocol/files/durableFiles'
import type { ContentStore } from './ContentStore.ts'

/** Makes sure that a file of the content is at a path. @throws ReleaseProblem if the store does not have it */
export async function fetchContentFile(store: Pick<ContentStore, 'read'>, hash: string, path: string): Promise<void> {
  if (existsSync(path)) return
  await mkdir(dirname(path), { recursive: true })
  await writeDurably(path, await store.read(hash))
}
