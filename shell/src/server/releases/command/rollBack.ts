import type { Publication } from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'

/** The requested release was never live, or is no longer kept. */
export class NeverLiveError extends Error {
  constructor(name: string, id: string) {
    super(`${name} ${id} was never live, or is no longer kept: "npm run releases -- ${name}" lists what is kept.`)
  }
}

/** Makes the statement about a name's rollback, signed if there is a key. */
export type MakeStatement = (statement: {
  remote: string
  release: string
  counter: number
  message: string
}) => SignedStatement

type Step = {
  by: 'rollback' | 'release'
  /** The message for a release. */
  message: (id: string) => string
  makeStatement: MakeStatement
  /** The counters that must still hold, by name; the present ones by default. */
  seen?: Readonly<Record<string, number>>
}

/** Points names to kept releases that were live before, as a new publication. @throws NeverLive, PublishedMeanwhile */
export async function rollBack(
  store: ReleaseStore,
  releases: Readonly<Record<string, string>>,
  { by, message, makeStatement, seen }: Step,
): Promise<Publication> {
  const stored = await store.archives[0].list()
  const admitted = await store.admitted()
  for (const [name, id] of Object.entries(releases)) {
    const isThere = [stored, admitted].every((list) => list.some((one) => one.name === name && one.id === id))
    if (!isThere) throw new NeverLiveError(name, id)
  }
  const { pointers = {} } = (await store.published()) ?? {}
  const present = Object.fromEntries(Object.keys(releases).map((name) => [name, pointers[name]?.counter ?? 0]))
  const expected = { ...present, ...seen }
  const signed = Object.entries(releases).map(([name, id]) => {
    const statement = { remote: name, release: id, counter: expected[name] ?? 0, message: message(id) }
    return [name, makeStatement(statement)] as const
  })
  return store.publish(releases, { by, expected, signed: Object.fromEntries(signed) })
}

type Pause = {
  name: string
  isPaused: boolean
  author?: string
  /** Whether the name's own team does it, which may then resume it. */
  isByTeam?: boolean
}

/** Pauses new releases of a name, or resumes them. */
export async function setPause(
  store: ReleaseStore,
  { name, isPaused, author, isByTeam = false }: Pause,
): Promise<Publication> {
  const { paused = [], ownPauses = [] } = (await store.published()) ?? {}
  const listed = (names: readonly string[], isListed: boolean) => [
    ...names.filter((one) => one !== name),
    ...(isListed ? [name] : []),
  ]
  const lists = { paused: listed(paused, isPaused), ownPauses: listed(ownPauses, isPaused && isByTeam) }
  return store.publish({}, { by: 'pause', author, ...lists })
}
