import type { RegisteredRemote } from '@site/contracts/Registry'
import { liveId, type ReleaseHistory } from './ReleaseHistory.ts'

type Options = {
  registry: { readonly remotes: readonly RegisteredRemote[] }
  history: ReleaseHistory
  /** The releases that were live once, on any server. */
  admitted: () => Promise<readonly { name: string }[]>
}

/**
 * The registered remotes that visitors have had. One of them that is not live is missing. A team that has registered and not
 * released yet takes nothing from anybody, and neither does one that comes back after it had left the registry.
 */
export function createServedRemotes({ registry, history, admitted }: Options) {
  let known: ReadonlySet<string> | undefined
  const isLive = (name: string) => liveId(history, name) !== undefined
  const registered = () => registry.remotes.map(({ name }) => name)

  return {
    get missing(): string[] {
      return registered().filter((name) => known?.has(name) && !isLive(name))
    },
    /** Called after each check of the pointers. */
    async update(): Promise<void> {
      const before = known ?? new Set((await admitted()).map(({ name }) => name))
      known = new Set(registered().filter((name) => before.has(name) || isLive(name)))
    },
  }
}

export type ServedRemotes = ReturnType<typeof createServedRemotes>
