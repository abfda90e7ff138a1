import type { RemoteRenderer } from '../../../rendering/createRemoteRenderer.ts'
import type { Opened } from '../Served.ts'

/** How long the processes of a former composition may finish their requests, in ms. */
const GRACE_PERIOD = 5_000

type Open = (name: string, renderers: ReadonlyMap<string, RemoteRenderer>) => Promise<Opened>

/** The compositions that are used. Compositions with the same part share what renders it on demand. */
export function createOpenCompositions(open: Open) {
  const held = new Map<string, readonly Opened[]>()
  const all = () => [...held.values()].flat()

  return {
    /** The composition, opened if it is not. */
    async open(name: string): Promise<Opened> {
      const known = all().find((one) => one.name === name)
      return known ?? open(name, new Map(all().flatMap(({ renderers }) => [...renderers])))
    },
    /** Keeps what a user of compositions has now, and ends the processes that nobody uses any more. */
    hold(user: string, compositions: readonly Opened[]): void {
      const former = held.get(user) ?? []
      if (compositions.length > 0) held.set(user, compositions)
      else held.delete(user)
      const used = new Set(all().flatMap(({ renderers }) => [...renderers.values()]))
      const unused = former.flatMap(({ renderers }) => [...renderers.values()]).filter((one) => !used.has(one))
      for (const one of new Set(unused)) setTimeout(() => void one.end(), GRACE_PERIOD).unref()
    },
    names: (): ReadonlySet<string> => new Set(all().map(({ name }) => name)),
    /** Ends all processes. */
    async end(): Promise<void> {
      const renderers = new Set(all().flatMap((one) => [...one.renderers.values()]))
      await Promise.all([...renderers].map((one) => one.end()))
    },
  }
}

export type OpenCompositions = ReturnType<typeof createOpenCompositions>
