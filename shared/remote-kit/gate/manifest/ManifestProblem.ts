import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'

/** Why a site cannot use a release because of its `release.json`, as a sentence that says what to do. */
export class ManifestProblem extends Error {
  readonly kind: ProblemKind
  readonly why: ProblemCause

  constructor(kind: ProblemKind, why: ProblemCause, reason: string) {
    super(reason)
    this.kind = kind
    this.why = why
  }
}

/** What is wrong in one place of it. */
export function malformed(place: string): ManifestProblem {
  return new ManifestProblem('bad', 'malformed', `release.json: ${place}.`)
}

/** What is wrong with a file that is too large. */
export const largerThan = (file: string, limit: number): string =>
  `${file} is larger than ${limit} bytes: make it smaller.`
