/** A visit begins with a view that was reached from elsewhere. A tap is one on a link to WhatsApp, once for each view. */
export const visitKinds = ['visit', 'tap'] as const

type VisitKind = (typeof visitKinds)[number]

/** A sum that says nothing about anybody. */
export type VisitCount = {
  /** In São Paulo: 2026-11-22. */
  day: string
  kind: VisitKind
  /** Name of the remote that the document was opened with. */
  remote: string
  /** Of a visit, what led there; empty if that is not known. */
  source: string
  count: number
}

/** Storage of these sums: SQLite or PostgreSQL, behind the same interface. */
export type VisitCounts = {
  /** Adds to existing sums of the same day, kind, remote and source. */
  add(counts: readonly VisitCount[]): Promise<void>
  /** Sums from a day on. */
  since(day: string): Promise<VisitCount[]>
  /** Deletes sums from before a day. */
  prune(before: string): Promise<void>
}
