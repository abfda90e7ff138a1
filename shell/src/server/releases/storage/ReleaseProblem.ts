import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'

/** Why a release cannot be used, as a sentence that somebody can act on. */
export class ReleaseProblem extends Error {
  readonly kind: ProblemKind
  readonly why: ProblemCause

  constructor(kind: ProblemKind, why: ProblemCause, reason: string) {
    super(reason)
    this.kind = kind
    this.why = why
  }
}

/** Whatever was thrown while a release was looked at. What nobody foresaw is the machine's, and is tried again. */
export function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof ReleaseProblem) return error
  return new ReleaseProblem('trouble', 'machine', error instanceof Error ? error.message : String(error))
}
