/**
 * What a refusal is: `bad` is content and stays, `not yet` is something that may still come, `trouble` lies with the
 * machine and not with the release.
 */
export type ProblemKind = 'bad' | 'not yet' | 'trouble'

/** What was wrong, as a word to count and filter by. */
export type ProblemCause =
  | 'missing'
  | 'cut off'
  | 'malformed'
  | 'forged'
  | 'foreign'
  | 'contract'
  | 'behind'
  | 'configuration'
  | 'rendering'
  | 'machine'

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
