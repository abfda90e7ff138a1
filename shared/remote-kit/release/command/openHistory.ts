import type { ListOrder, RollbackOrder } from '@site/release-protocol/history/HistoryOrder'
import { linesOfSteps } from '@site/release-protocol/history/historySteps'
import { linesOf, pauseText } from '@site/release-protocol/history/printReleases'
import { releasesIn } from '@site/release-protocol/publication/publish'
import type { Judges, ReleaseIds } from '../publication/awaitVerdict.ts'
import { releaseKey } from '../signing/releaseKey.ts'
import { signRelease } from '../signing/signRelease.ts'
import { openSite } from '../upload/openSite.ts'
import { readRemoteVerdicts } from '../upload/readRemoteVerdicts.ts'
import { pauseAtSite, readHistory, readSteps, rollBackAtSite } from '../upload/rollBackAtSite.ts'
import { readPointer } from '../upload/uploadRelease.ts'
import { isOverNetwork } from './openDestination.ts'
import type { OwnSite } from './OwnSite.ts'
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
  const name = nameAtSite(order, workplace)
  if (name !== undefined) return historyAtSite(workplace, name)
  throw new Error(`SITE is set, and over the network a command is about one name: ${known.join(', ')}.`)
}

/** The name that an order is about, if it can be given over the network. */
function nameAtSite(order: ListOrder | RollbackOrder, { own }: Workplace): string | undefined {
  if (!('what' in order)) return order.to === 'composition' ? undefined : order.name
  if (order.what === 'history') return own
  return order.what === 'releases' ? order.name : undefined
}

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
    async list(order) {
      const lines =
        order.what === 'history' ? linesOfSteps(await readSteps(client)) : linesOf(await readHistory(client))
      for (const line of lines) print(line)
    },
    async rollBack(order) {
      const folder = folderOf(name)
      if (order.to === 'pause' || order.to === 'resume') {
        const isPaused = order.to === 'pause'
        const publication = await pauseAtSite({ client, key, name, isPaused, folder })
        print(pauseText(name, isPaused))
        return { publication, releases: {} }
      }
      const id = order.to === 'release' ? order.id : undefined
      const { publication, release } = await rollBackAtSite({ client, key, name, id, folder })
      return { publication, releases: { [name]: release } }
    },
    end: async () => {},
  }
}
