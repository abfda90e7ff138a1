import { parseArgs } from 'node:util'
import { formerRelease, listReleases } from '@site/remote-kit/release/history/listReleases'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { rollBack, type MakeStatement, setPause } from './rollBack.ts'
import { readFacts } from './readFacts.ts'

const usage = `npm run rollback -- NAME [ID]           returns to the previous release, or to a kept release that was live
npm run rollback -- --composition N     returns the whole site to generation N ("npm run releases" shows the current one)
npm run rollback -- --pause NAME        blocks new releases of NAME
npm run rollback -- --resume NAME       allows them again
`

type Options = {
  store: ReleaseStore
  names: readonly string[]
  makeStatement: MakeStatement
  print: (line: string) => void
}

/** What was published: release ids by name, none for a pause. */
type Published = { publication: number; releases: Readonly<Record<string, string>> }

/** Rolls back, which adds a publication to the history; without parameters it explains itself. @throws Error that says what is not understood, or does not exist. */
export async function rollbackCommand(parameters: readonly string[], options: Options): Promise<Published> {
  if (parameters.length === 0) {
    options.print(usage)
    return { publication: 0, releases: {} }
  }
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { composition: { type: 'string' }, pause: { type: 'string' }, resume: { type: 'string' } },
  })
  const { composition, pause, resume } = values
  const paused = pause ?? resume
  if (paused !== undefined) return pauseOrResume(paused, pause !== undefined, options)
  if (composition !== undefined) return moveBack(await releasesOf(composition, options), options)
  const [name = '', id] = positionals
  if (!options.names.includes(name)) throw new Error(`There is no ${name || 'name'}.\n\n${usage}`)
  return moveBack({ [name]: id ?? (await formerOf(name, options)) }, options)
}

async function formerOf(name: string, { store }: Options): Promise<string> {
  const wanted = (await store.published())?.pointers[name]?.release
  return formerRelease(listReleases(name, await readFacts(store, [name])), wanted)
}

/** The releases of a generation, in the scope that is being judged now, or that was judged last. */
async function releasesOf(number: string, { store, names }: Options): Promise<Record<string, string>> {
  const judged = (await store.verdicts()).flatMap(({ scope, generation }) =>
    generation ? [{ scope, generation }] : [],
  )
  const known = judged.length > 0 ? judged : await store.generations()
  const [newest] = known.toSorted((one, other) => (one.generation.at < other.generation.at ? 1 : -1))
  const generation = newest && (await store.generationNumbered(newest.scope, Number(number)))
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

async function pauseOrResume(name: string, isPaused: boolean, { store, names, print }: Options): Promise<Published> {
  if (!names.includes(name)) throw new Error(`There is no ${name}.\n\n${usage}`)
  const { number } = await setPause(store, name, isPaused)
  print(isPaused ? `${name} is paused: it accepts no new releases.` : `${name} can be released again.`)
  return { publication: number, releases: {} }
}
