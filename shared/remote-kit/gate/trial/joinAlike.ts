/** Problems of pages, each with its path first; what is wrong with many in the same way, as where one module has all, is one sentence. */
export function joinAlike(problems: readonly string[]): string[] {
  const paths = new Map<string, string[]>()
  for (const problem of problems) {
    const [, path = '', rest = problem] = /^(\/\S*): ([\s\S]*)$/.exec(problem) ?? []
    paths.set(rest, [...(paths.get(rest) ?? []), path])
  }
  return [...paths].map(([problem, [first, ...others]]) => {
    if (!first) return problem
    return `${first}${others.length > 0 ? `, as ${others.length} more` : ''}: ${problem}`
  })
}
