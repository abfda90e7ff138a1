/** The tests that share most of their path with a changed file. */
export function nearestTests(tests: readonly string[], changed: readonly string[], most: number): string[] {
  const near = new Map(tests.map((test) => [test, Math.max(0, ...changed.map((file) => sharedFolders(test, file)))]))
  return tests.toSorted((one, other) => (near.get(other) ?? 0) - (near.get(one) ?? 0)).slice(0, most)
}

/** The number of folders in which both of two paths begin. */
function sharedFolders(one: string, other: string): number {
  const [parts, others] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)]
  const apart = parts.findIndex((part, depth) => part !== others[depth])
  return apart < 0 ? parts.length : apart
}
