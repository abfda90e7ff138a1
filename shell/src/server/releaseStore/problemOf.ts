import { messageOf } from '@site/release-protocol/errors/messageOf'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'

/**
 * Converts anything thrown while a release is examined. Unexpected errors count as trouble with the machine, and are
 * retried.
 */
export function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof ReleaseProblem) return error
  return new ReleaseProblem('trouble', 'machine', messageOf(error))
}
