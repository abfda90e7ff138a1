import type { Publication } from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'

/** Somebody asks for a release that no visitor ever had, or that is kept no more. */
export class NeverLive extends Error {
  constructor(name: string, id: string) {
    super(`${name} ${id} was never live, or is kept no more: "npm run releases -- ${name}" tells.`)
  }
}

/** What is said of a name that goes back, signed where there is a key. */
export type State = (said: { remote: string; release: string; counter: number; message: string }) => SignedStatement

type Step = {
  by: 'rollback' | 'release'
  /** What it is for, of a release. */
  message: (id: string) => string
  state: State
  /** Counters by name on which the step stands; the present ones without it. */
  seen?: Readonly<Record<string, number>>
}

/**
 * Points names to kept releases that visitors have had, in one step forward in the history.
 * @throws NeverLive, PublishedMeanwhile
 */
export async function pointBack(
  store: ReleaseStore,
  releases: Readonly<Record<string, string>>,
  { by, message, state, seen }: Step,
): Promise<Publication> {
  const kept = await store.archives[0].kept()
  const admitted = await store.admitted()
  for (const [name, id] of Object.entries(releases)) {
    const isThere = [kept, admitted].every((list) => list.some((one) => one.name === name && one.id === id))
    if (!isThere) throw new NeverLive(name, id)
  }
  const { pointers = {} } = (await store.published()) ?? {}
  const present = Object.fromEntries(Object.keys(releases).map((name) => [name, pointers[name]?.counter ?? 0]))
  const expected = { ...present, ...seen }
  const signed = Object.entries(releases).map(([name, id]) => {
    const said = { remote: name, release: id, counter: expected[name] ?? 0, message: message(id) }
    return [name, state(said)] as const
  })
  return store.publish(releases, { by, expected, signed: Object.fromEntries(signed) })
}

/** Holds new releases of a name off, or lets them come again. */
export async function setPause(store: ReleaseStore, name: string, isPaused: boolean): Promise<Publication> {
  const others = ((await store.published())?.paused ?? []).filter((one) => one !== name)
  return store.publish({}, { by: 'pause', paused: isPaused ? [...others, name] : others })
}
