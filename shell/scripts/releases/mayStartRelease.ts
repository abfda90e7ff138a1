import type { PublishedPointer } from '@site/contracts/ReleasePointer'

/**
 * Whether `npm start` may point a name to its build: only if there is no pointer, or a start has set it. A release or a
 * rollback that a person chose stays, and so does an unreadable pointer.
 */
export function mayStartRelease(pointer: PublishedPointer | undefined, isBroken: boolean): boolean {
  return !isBroken && (pointer?.byStart ?? true)
}
