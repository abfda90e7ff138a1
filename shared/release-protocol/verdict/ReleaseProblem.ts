import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'

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
