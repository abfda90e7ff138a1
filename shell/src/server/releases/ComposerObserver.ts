import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'

/** Hears what becomes of releases, to count it. */
export type ComposerObserver = {
  /** A composition was formed, or a part of it failed. */
  composed(outcome: 'composed' | 'refused', seconds: number): void
  /** A release was refused, here or by the server that judges. Also again, where it was tried again. */
  refused(name: string, kind: ProblemKind, cause: ProblemCause): void
}
