import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'
import { ManifestProblem } from '@site/remote-kit/gate/manifest/ManifestProblem'
import { messageOf } from '@site/release-protocol/errors/messageOf'

/** Why a release cannot be used, as a sentence that says what to do. */
export class ReleaseProblem extends Error {
  readonly kind: ProblemKind
  readonly why: ProblemCause

  constructor(kind: ProblemKind, why: ProblemCause, reason: string) {
    super(reason)
    this.kind = kind
    this.why = why
  }
}

/**
 * Converts anything thrown while a release is examined. Unexpected errors count as trouble with the machine, and are
 * retried.
 */
export function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof ReleaseProblem) return error
  return new ReleaseProblem('trouble', 'machine', messageOf(error))
}

/** What a rule of the kit says, as what is wrong with a release here. @throws ReleaseProblem */
export async function byRules<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ManifestProblem) throw new ReleaseProblem(error.kind, error.why, error.message)
    throw error
  }
}
