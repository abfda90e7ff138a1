import { existsSync } from 'node:fs'
import { readPointerFiles } from '@site/release-protocol/publication/pointerFiles'
import type { MadeRelease, Pointers } from '../destination/Destination.ts'

/**
 * Whether `npm start` points a name to its build: only if there is no pointer, or a start has set it. A release or a rollback
 * that a person chose stays, and so does an unreadable pointer. Says which build stays unused.
 */
export function choosesAtStart({ name, id }: MadeRelease, pointers: Pointers, releasesFolder: string): boolean {
  const pointer = pointers[name]
  if (pointer?.release === id) return false
  if (mayMoveAtStart(pointer, isUnreadable(name, releasesFolder))) return true
  const mend = `"npm run release -- ${name}" releases what was built`
  console.log(`${name} stays at ${pointer?.release ?? 'its pointer'}: ${mend}.`)
  return false
}

export function mayMoveAtStart(pointer: Pointers[string] | undefined, isUnreadable: boolean): boolean {
  return !isUnreadable && (pointer?.byStart ?? true)
}

function isUnreadable(name: string, releasesFolder: string): boolean {
  return existsSync(releasesFolder) && readPointerFiles(releasesFolder).get(name)?.problem !== undefined
}
