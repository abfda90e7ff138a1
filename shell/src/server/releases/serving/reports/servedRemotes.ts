import type { RegisteredRemote } from '@site/contracts/Registry'

type Options = {
  registry: { readonly remotes: readonly RegisteredRemote[] }
  isLive: (name: string) => boolean
  /** The releases that were live once, on any server. */
  admitted: () => Promise<readonly { name: string }[]>
}

/**
 * The registered remotes that visitors have had. One of them that is not live is missing. A team that has registered and not
 * released yet takes nothing from anybody, and neither does one that comes back after it had left the registry.
 */
export function createServedRemotes({ registry, isLive, admitted }: Options) {
  let known: ReadonlySet<string> | undefined
  const registered = () => registry.remotes.map(({ name }) => name)

  return {
    get missing(): string[] {
      return registered().filter((name) => known?.has(name) && !isLive(name))
    },
    /** Called after each look at the pointer. */
    async update(): Promise<void> {
      const before = known ?? new Set((await admitted()).map(({ name }) => name))
      known = new Set(registered().filter((name) => before.has(name) || isLive(name)))
    },
  }
}
