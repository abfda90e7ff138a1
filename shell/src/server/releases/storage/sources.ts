import { SHELL } from './shellName.ts'
import { createPointerReader, type Pointer, type Pointers } from './pointers.ts'
import type { Registry } from './registry.ts'

type Options = { registry: Registry; releasesFolder: string; log: { warn(message: string): void } }

/** What says which releases are wanted: the pointers of the shell and of the remotes that the registry names. */
export function createSources({ registry, releasesFolder, log }: Options) {
  const readPointers = createPointerReader(releasesFolder)
  let problems: readonly string[] = []
  let seen = ''
  const pointed = new Map<string, string>()

  /** Never released is no problem, but a pointer that was there and is gone is one: the next start may do without. */
  function lost([name, { release, problem }]: [string, Pointer]): string | undefined {
    if (release) pointed.set(name, release)
    const former = pointed.get(name)
    if (release || problem || !former) return undefined
    return `The pointer ${name}/current.json is missing: it named ${former}.`
  }

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
      const pointers = await readPointers([SHELL, ...registry.remotes.map(({ name }) => name)])
      const next = JSON.stringify([...pointers, registry.remotes])
      const changed = seen !== next
      seen = next
      tell([registry.problem, ...[...pointers].map((entry) => entry[1].problem ?? lost(entry))])
      return { pointers, changed }
    },
  }
}
