import type { Failure } from './askDesk.ts'

/** Why the content is not there, or not new, and what helps. */
export type Obstacle = { reason: string; onRetry?: () => void; loginTo?: string }

/** What a page says in place of what it could not load. */
export function obstacleOf(failure: Failure | undefined, page: string, onRetry: () => void): Obstacle | undefined {
  if (!failure) return undefined
  const { status, reason } = failure
  if (status === 'closed') return { reason, loginTo: page }
  return status === 'refused' ? { reason } : { reason, onRetry }
}
