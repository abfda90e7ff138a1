import type { ListOrder } from '@site/release-protocol/history/HistoryOrder'
import { historySteps, linesOfSteps } from '@site/release-protocol/history/historySteps'
import { listReleases } from '@site/release-protocol/history/listReleases'
import { linesOf, sizeText, timeText } from '@site/release-protocol/history/printReleases'
import { readReleaseJson } from '../../releaseStore/readReleaseJson.ts'
import { prunable } from '../../releaseStore/retention.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { differences } from './differences.ts'
import { readFacts } from './readFacts.ts'

type Options = {
  store: ReleaseStore
  /** The shell and all registered remotes. */
  names: readonly string[]
  /** The folder of a release on this machine, fetched first if necessary. */
  folderOf: (name: string, id: string) => string
  print: (line: string) => void
  now?: () => number
}

type Differences = Extract<ListOrder, { what: 'differences' }>

/** The number of publications that `history` shows. */
const MAX_PUBLICATIONS = 50

/** Prints what is known about releases, or removes what need not be kept. */
export async function releasesCommand(order: ListOrder, options: Options): Promise<void> {
  switch (order.what) {
    case 'history':
      return printHistory(options)
    case 'differences':
      return printDifferences(order, options)
    case 'prune':
      return prune(order.isDry, options)
    case 'releases':
      return printReleases(order.name === undefined ? options.names : [order.name], options)
  }
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
  for (const line of linesOfSteps(historySteps(await store.publications(MAX_PUBLICATIONS)))) print(line)
}

async function printDifferences({ name, from, to }: Differences, options: Options): Promise<void> {
  const { store, folderOf, print } = options
  const wanted = to ?? (await store.published())?.pointers[name]?.release
  if (!wanted) throw new Error(`${name} was never released: name two releases of it.`)
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
