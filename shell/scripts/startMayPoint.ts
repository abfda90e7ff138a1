import type { ReleasePointer } from '@site/contracts/ReleasePointer'

/**
 * Whether `npm start` may point a name to what it has built: only where there is no pointer, or where the pointer is
 * still what a start has set. A release or a rollback that somebody chose stays, and so does a pointer nobody can read.
 */
export function startMayPoint(pointer: ReleasePointer | undefined, isThere: boolean): boolean {
  if (!pointer) return !isThere
  return pointer.setByStart === pointer.release
}
