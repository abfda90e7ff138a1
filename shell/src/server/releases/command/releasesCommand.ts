import { listReleases } from '@site/remote-kit/release/history/listReleases'
import { linesOf, sizeText, timeText } from '@site/remote-kit/release/history/printReleases'
import { readReleaseJson } from '../../releaseStore/readReleaseJson.ts'
import { prunable } from '../../releaseStore/retention.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { differences } from './differences.ts'
import { readFacts } from './readFacts.ts'

const usage = `npm run releases                        shows what is live and kept, who released it, and why something was refused
npm run releases -- NAME                shows the same for one name
npm run releases -- history             lists who changed what and when, newest first
npm run releases -- diff NAME ID [ID]   shows what differs between two releases, or from one to the current target
npm run releases -- prune [--dry-run]   removes releases that need not be kept, as the composing process does every hour
`

type Options = {
  store: ReleaseStore
  /** The shell and all registered remotes. */
  names: readonly string[]
  /** The folder of a release on this machine, fetched first if necessary. */
  folderOf: (name: string, id: string) => string
  print: (line: string) => void
  now?: () => number
}

/** The number of publications that `history` shows. */
const MAX_PUBLICATIONS = 50

/** Prints what is known about releases. @throws Error that says which argument is not understood. */
export async function releasesCommand(parameters: readonly string[], options: Options): Promise<void> {
  const [verb = '', ...rest] = parameters
  if (verb === 'history') return printHistory(options)
  if (verb === 'diff') return printDifferences(rest, options)
  if (verb === 'prune') return prune(rest.includes('--dry-run'), options)
  if (verb && !options.names.includes(verb)) throw new Error(`There is no ${verb}.\n\n${usage}`)
  await printReleases(verb ? [verb] : options.names, options)
}

async function printReleases(names: readonly string[], { store, print }: Options): Promise<void> {
  const facts = await readFacts(store, names, { hashed: true })
  for (const { scope, generation } of await store.verdicts()) {
    if (!generation) continue
    print(
      `Live: generation ${generation.number} of ${scope}, publication ${generation.publication}, ${timeText(generation.at)}`,
    )
  }
  for (const name of names) for (const line of linesOf(listReleases(name, facts))) print(line)
}

async function printHistory({ store, print }: Options): Promise<void> {
  for (const { number, at, by, moved, pointers, paused } of await store.publications(MAX_PUBLICATIONS)) {
    const steps = moved.map((name) => {
      const { release = '', signed } = pointers[name] ?? {}
      const { author = '', message = '' } = signed?.statement ?? {}
      return [`${name} ${release}`, author, message, signed?.signature ? '(signed)' : ''].filter(Boolean).join('  ')
    })
    const stopped = by === 'pause' ? [`paused: ${paused?.join(', ') ?? 'nothing'}`] : []
    for (const line of [...steps, ...stopped])
      print(`${String(number).padStart(5)}  ${timeText(at)}  ${by.padEnd(8)}  ${line}`)
  }
}

async function printDifferences([name = '', from = '', to]: readonly string[], options: Options): Promise<void> {
  const { store, folderOf, print } = options
  const wanted = to ?? (await store.published())?.pointers[name]?.release
  if (!wanted || !from) throw new Error(usage)
  const read = async (id: string) => {
    await store.fetch(name, id)
    return readReleaseJson(folderOf(name, id))
  }
  const lines = differences(await read(from), await read(wanted))
  print(`${name}: from ${from} to ${wanted}`)
  for (const line of lines.length > 0 ? lines : ['no difference']) print(`  ${line}`)
}

async function prune(isDry: boolean, { store, print, now = Date.now }: Options): Promise<void> {
  for (const archive of store.archives) {
    let bytes = 0
    const removed = await prunable(store, archive, now())
    for (const release of removed) {
      bytes += await archive.size(release)
      print(`${isDry ? 'Would remove' : 'Removed'} ${release.name} ${release.id}`)
      if (!isDry) await archive.remove(release)
    }
    print(`${removed.length} releases, ${sizeText(bytes)}${isDry ? ': nothing was removed' : ''}`)
  }
}
