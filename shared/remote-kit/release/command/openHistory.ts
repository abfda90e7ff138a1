import { linesOf } from '../history/printReleases.ts'
import type { Judges, ReleaseIds } from '../publication/awaitVerdict.ts'
import { releasesIn } from '../publication/publish.ts'
import { releaseKey } from '../signing/releaseKey.ts'
import { signRelease } from '../signing/signRelease.ts'
import { openSite } from '../upload/openSite.ts'
import { readRemoteVerdicts } from '../upload/readRemoteVerdicts.ts'
import { readHistory, rollBackAtSite } from '../upload/rollBackAtSite.ts'
import { readPointer } from '../upload/uploadRelease.ts'
import { isOverNetwork } from './openDestination.ts'
import type { OwnSite } from './OwnSite.ts'
import type { ListOrder, RollbackOrder } from './readHistoryOrder.ts'
import type { Workplace } from './Workplace.ts'

/** What was released, and the way back. */
type History = Judges & {
  pause: number
  list(order: ListOrder): Promise<void>
  rollBack(order: RollbackOrder): Promise<{ publication: number; releases: ReleaseIds }>
  end(): Promise<void>
}

const print = (line: string) => console.log(line)

/**
 * The history that an order is about: in the store of the site's own repository, or over the network. @throws Error that says
 * what is not configured, or what cannot be ordered over the network.
 */
export function openHistory(workplace: Workplace, order: ListOrder | RollbackOrder): History {
  const { site, known } = workplace
  if (site && !isOverNetwork()) return historyInStore(site)
  if ('name' in order && order.name !== undefined && isAboutReleases(order)) return historyAtSite(workplace, order.name)
  throw new Error(`SITE is set, and over the network a command is about one name: ${known.join(', ')}.`)
}

const isAboutReleases = (order: ListOrder | RollbackOrder) =>
  'what' in order ? order.what === 'releases' : order.to === 'release'

function historyInStore(site: OwnSite): History {
  const store = site.openStore()
  const makeStatement: Parameters<typeof store.rollBack>[1]['makeStatement'] = (statement) =>
    signRelease({ ...statement, digest: '', folder: site.root, key: releaseKey(), isNew: false })
  return {
    pause: 100,
    verdicts: () => store.verdicts(),
    wanted: async () => releasesIn(await store.published()),
    list: (order) => store.list(order, print),
    rollBack: (order) => store.rollBack(order, { makeStatement, print }),
    end: () => store.end(),
  }
}

/** Over the network, a team sees and moves only its own remote. */
function historyAtSite({ folderOf }: Workplace, name: string): History {
  const { client, key } = openSite(name)
  return {
    pause: 300,
    verdicts: () => readRemoteVerdicts(client),
    async wanted() {
      const { release } = await readPointer(client)
      return release === undefined ? {} : { [name]: release }
    },
    async list() {
      for (const line of linesOf(await readHistory(client))) print(line)
    },
    async rollBack(order) {
      const id = order.to === 'release' ? order.id : undefined
      const { publication, release } = await rollBackAtSite({ client, key, name, id, folder: folderOf(name) })
      return { publication, releases: { [name]: release } }
    },
    end: async () => {},
  }
}
