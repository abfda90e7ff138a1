import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { Pointers } from './Pointer.ts'
import type { Registry } from './registry.ts'
import type { ReleaseStore } from './ReleaseStore.ts'
import { SHELL } from './Pointer.ts'

type Options = {
  registry: Registry
  store: Pick<ReleaseStore, 'pointers' | 'unreadable'>
  log: { warn(message: string): void }
}

/** The releases that the pointers ask for now, whatever is live. */
export type DesiredState = {
  pointers: Pointers
  /** Number of the newest publication. */
  publication: number
  /** True if the pointers or the registry have changed since the last check. */
  changed: boolean
}

/** Reads the desired state: the pointers of the shell and of the registered remotes. */
export function createPointerReader({ registry, store, log }: Options) {
  let problems: readonly string[] = []
  let seen = ''

  function report(found: readonly (string | undefined)[]) {
    const former = problems
    problems = [...new Set([...found, ...store.unreadable()])].filter((problem) => problem !== undefined)
    for (const problem of problems) if (!former.includes(problem)) log.warn(problem)
  }

  return {
    /** Current problems of the registry or a pointer, a sentence each. */
    get problems() {
      return problems
    },
    /** Reads the pointers; undefined while the store is unavailable. */
    async read(): Promise<DesiredState | undefined> {
      try {
        const names = [SHELL, ...registry.remotes.map(({ name }) => name)]
        const { pointers, publication, problem } = await store.pointers(names)
        const next = JSON.stringify([...pointers, registry.remotes, ...registry.keys, ...registry.previewKeys])
        const changed = seen !== next
        seen = next
        report([registry.problem, problem, ...[...pointers.values()].map((pointer) => pointer.problem)])
        return { pointers, publication, changed }
      } catch (error) {
        const reason = messageOf(error)
        report([
          registry.problem,
          `The releases cannot be looked at: ${reason.replace(/\.$/, '')}. Those that are live stay.`,
        ])
        return undefined
      }
    },
  }
}
