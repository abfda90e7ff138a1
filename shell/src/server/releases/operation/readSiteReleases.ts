import { formerContract } from '@site/contracts/contractVersions'
import type { Generation } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'
import type { ReleaseList } from '@site/contracts/ReleaseList'
import type { SitePart, SiteReleases } from '@site/contracts/SiteReleases'
import { listReleases } from '@site/release-protocol/history/listReleases'
import type { ViewCount, ViewCounts } from '../../views/ViewCounts.ts'
import { readFacts } from '../command/readFacts.ts'
import type { Composition } from '../composition/Composition.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { uncounted } from './operationTexts.ts'
import { refusalsOf, timelineOf } from './timelineOf.ts'
import { firstHour, viewSeriesOf } from './viewSeriesOf.ts'

/** What a server shows, which may not be the newest verdict yet. */
export type ShownState = { composition: Pick<Composition, 'id' | 'since' | 'releases'>; generation: Generation }

type Options = {
  store: ReleaseStore
  /** The shell and all registered remotes. */
  names: readonly string[]
  shown: ShownState
  problems: readonly string[]
  views: Pick<ViewCounts, 'since'>
  mayAct: boolean
  now: number
}

/** The number of publications in the timeline. */
const MAX_PUBLICATIONS = 50

/** What is live, what is kept, who moved it, and how views went. */
export async function readSiteReleases(options: Options): Promise<SiteReleases> {
  const { store, names, shown, problems, views, mayAct, now } = options
  const [facts, counted] = await Promise.all([
    readFacts(store, names),
    // Releases can be moved even while there are no counts of views.
    views.since(firstHour(now)).catch(() => undefined),
  ])
  const pointers = facts.publications[0]?.pointers ?? {}
  const lacking = counted ? [] : [uncounted]
  return {
    at: new Date(now).toISOString(),
    mayAct,
    composition: { id: shown.composition.id, since: shown.composition.since },
    generation: { number: shown.generation.number, at: shown.generation.at },
    problems: [...problems, ...lacking],
    parts: names.map((name) => {
      const { counter = 0, release: wanted } = pointers[name] ?? {}
      const list = listReleases(name, { ...facts, verdicts: [shown.generation] })
      const contractEnds = endOf(shown.composition.releases.find((release) => release.name === name))
      return {
        ...partOf(list, counted ?? [], now),
        counter,
        ...(wanted && { wanted }),
        ...(contractEnds && { contractEnds }),
      }
    }),
    timeline: timelineOf(facts.publications.slice(0, MAX_PUBLICATIONS)),
    refused: refusalsOf(facts.verdicts, pointers),
  }
}

function endOf(release: Release | undefined): SitePart['contractEnds'] {
  const { version, until } = formerContract
  return release?.contract === version ? { contract: version, until } : undefined
}

function partOf(list: ReleaseList, counts: readonly ViewCount[], now: number): Omit<SitePart, 'counter' | 'wanted'> {
  const live = list.releases.find(({ state }) => state === 'live')
  const tried = list.releases.find(({ state }) => state === 'canary')
  const former = list.releases
    .filter(({ state, liveUntil }) => state === 'former' && liveUntil !== undefined)
    .toSorted((one, other) => Date.parse(other.liveUntil ?? '') - Date.parse(one.liveUntil ?? ''))
    .at(0)
  const shown = [live, tried, former].flatMap((release) => (release ? [release.id] : []))
  const views = viewSeriesOf(counts, { name: list.name, releases: shown, now })
  return { ...list, ...(former && { former: former.id }), views }
}
