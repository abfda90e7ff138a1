import { createPointerReader, type Pointers } from './pointers.ts'
import type { Registry } from './registry.ts'
import { SHELL } from './shellName.ts'

type Options = { registry: Registry; releasesFolder: string; log: { warn(message: string): void } }

/** What says which releases are wanted: the pointers of the shell and of the remotes that the registry names. */
export function createSources({ registry, releasesFolder, log }: Options) {
  const readPointers = createPointerReader(releasesFolder)
  let problems: readonly string[] = []
  let seen = ''

  function tell(found: readonly (string | undefined)[]) {
    const former = problems
    problems = found.filter((problem) => problem !== undefined)
    for (const problem of problems) if (!former.includes(problem)) log.warn(problem)
  }

  return {
    /** What is wrong with the registry or a pointer now, a sentence each. */
    get problems() {
      return problems
    },
    /** Reads the pointers. `changed` is true when they or the registry are not what they were at the last look. */
    async read(): Promise<{ pointers: Pointers; changed: boolean }> {
      const { pointers, problem } = await readPointers([SHELL, ...registry.remotes.map(({ name }) => name)])
      const next = JSON.stringify([...pointers, registry.remotes])
      const changed = seen !== next
      seen = next
      tell([registry.problem, problem, ...[...pointers.values()].map((pointer) => pointer.problem)])
      return { pointers, changed }
    },
  }
}
