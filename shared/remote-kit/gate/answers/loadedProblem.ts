/**
 * What is wrong with what a data module's `load` has returned, as a sentence without its subject; undefined if nothing is. No
 * compiler checks it where a remote is written without types.
 */
export function loadedProblem(loaded: unknown): string | undefined {
  const { status, then }: { status?: unknown; then?: unknown } = Object(loaded)
  if (typeof then === 'function')
    return 'returns a promise from `load`, and no page waits for one: ask for it in scripts/prepare.ts, or in an effect.'
  if (typeof status !== 'number') return 'returns no status from `load`: return { status: 200, data }.'
  return undefined
}

/** What is wrong with the status of a page that a release lists. */
export const statusProblem = (status: number, allowed: readonly number[]): string | undefined =>
  allowed.includes(status)
    ? undefined
    : `answered ${status} instead of ${allowed.join(' or ')}: have \`load\` find what \`paths\` lists, or list only that.`
