import type { PublishedPointer } from '@site/contracts/ReleasePointer'

/**
 * Whether `npm start` may point a name to what it has built: only where there is no pointer, or where the pointer is
 * still what a start has set. A release or a rollback that somebody chose stays, and so does a pointer nobody can read.
 */
export function startMayPoint(pointer: PublishedPointer | undefined, isBroken: boolean): boolean {
  return !isBroken && (pointer?.byStart ?? true)
}
