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
import { readWorkplace, type Workplace } from './Workplace.ts'

/** What was released, and the way back. */
type History = Judges & {
  pause: number
  list(): Promise<void>
  rollBack(): Promise<{ publication: number; releases: ReleaseIds }>
  end(): Promise<void>
}

const print = (line: string) => console.log(line)

/** The history that a command's parameters are about. @throws Error that says what is not configured. */
export async function openHistory(folder: string, parameters: readonly string[]): Promise<History> {
  const workplace = await readWorkplace(folder)
  const { site, known, own } = workplace
  const isAboutOther = known.includes(parameters[0] ?? '') || /^(-|history$|diff$|prune$)/.test(parameters[0] ?? '')
  const all = own === undefined || isAboutOther ? parameters : [own, ...parameters]
  return site && !isOverNetwork() ? historyInStore(site, all) : historyAtSite(workplace, all)
}

function historyInStore(site: OwnSite, parameters: readonly string[]): History {
  const store = site.openStore()
  const makeStatement: Parameters<typeof store.rollBack>[1]['makeStatement'] = (statement) =>
    signRelease({ ...statement, digest: '', folder: site.root, key: releaseKey(), isNew: false })
  return {
    pause: 100,
    verdicts: () => store.verdicts(),
    wanted: async () => releasesIn(await store.published()),
    list: () => store.list(parameters, print),
    rollBack: () => store.rollBack(parameters, { makeStatement, print }),
    end: () => store.end(),
  }
}

/** Over the network, a team sees and moves only its own remote. */
function historyAtSite({ known, folderOf }: Workplace, [name = '', id, ...rest]: readonly string[]): History {
  if (!known.includes(name) || rest.length > 0) {
    throw new Error(`SITE is set, and over the network a command is about one name: ${known.join(', ')}.`)
  }
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
    async rollBack() {
      const { publication, release } = await rollBackAtSite({ client, key, name, id, folder: folderOf(name) })
      return { publication, releases: { [name]: release } }
    },
    end: async () => {},
  }
}
