import type { RollbackOrder } from '@site/release-protocol/history/HistoryOrder'
import { formerRelease, listReleases } from '@site/release-protocol/history/listReleases'
import { pauseText } from '@site/release-protocol/history/printReleases'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { rollBack, type MakeStatement, setPause } from './rollBack.ts'
import { readFacts } from './readFacts.ts'

type Options = {
  store: ReleaseStore
  names: readonly string[]
  makeStatement: MakeStatement
  print: (line: string) => void
}

/** What was published: release ids by name, none for a pause. */
type Published = { publication: number; releases: Readonly<Record<string, string>> }

/** Rolls back or pauses, which adds a publication to the history. @throws Error for a release that does not exist. */
export async function rollbackCommand(order: RollbackOrder, options: Options): Promise<Published> {
  switch (order.to) {
    case 'pause':
    case 'resume':
      return pauseOrResume(order.name, order.to === 'pause', options)
    case 'composition':
      return moveBack(await releasesOf(order.generation, options), options)
    case 'release':
      return moveBack({ [order.name]: order.id ?? (await formerOf(order.name, options)) }, options)
  }
}

async function formerOf(name: string, { store }: Options): Promise<string> {
  const wanted = (await store.published())?.pointers[name]?.release
  return formerRelease(listReleases(name, await readFacts(store, [name])), wanted)
}

/** The releases of a generation, in the scope that is being judged now, or that was judged last. */
async function releasesOf(number: number, { store, names }: Options): Promise<Record<string, string>> {
  const judged = (await store.verdicts()).flatMap(({ scope, generation }) =>
    generation ? [{ scope, generation }] : [],
  )
  const known = judged.length > 0 ? judged : await store.generations()
  const [newest] = known.toSorted((one, other) => (one.generation.at < other.generation.at ? 1 : -1))
  const generation = newest && (await store.generationNumbered(newest.scope, number))
  if (!generation) throw new Error(`There is no generation ${number}, or it is no longer kept.`)
  return Object.fromEntries(Object.entries(generation.live).filter(([name]) => names.includes(name)))
}

async function moveBack(targets: Record<string, string>, { store, makeStatement, print }: Options): Promise<Published> {
  const { pointers = {}, number = 0 } = (await store.published()) ?? {}
  const releases = Object.fromEntries(Object.entries(targets).filter(([name, id]) => pointers[name]?.release !== id))
  if (Object.keys(releases).length === 0) {
    print('Nothing to do: that is already the target.')
    return { publication: number, releases: targets }
  }
  const step = { by: 'rollback', message: (id: string) => `Back to ${id}`, makeStatement } as const
  return { publication: (await rollBack(store, releases, step)).number, releases }
}

async function pauseOrResume(name: string, isPaused: boolean, { store, print }: Options): Promise<Published> {
  const { number } = await setPause(store, { name, isPaused })
  print(pauseText(name, isPaused))
  return { publication: number, releases: {} }
}
