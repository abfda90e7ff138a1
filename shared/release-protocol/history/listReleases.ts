import { type Generation, retryOf } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { ListedRelease, ReleaseList } from '@site/contracts/ReleaseList'

/** What a release store knows. */
export type StoreFacts = {
  /** Newest first. */
  publications: readonly Publication[]
  /** The newest verdict of each judging site. */
  verdicts: readonly Generation[]
  /** What was live, and when it last was, in ms. */
  admitted: readonly { name: string; id: string; at: number }[]
  stored: readonly { name: string; id: string; bytes: number; damaged?: readonly string[] }[]
}

/** The kept releases of a name, most recently published first. */
export function listReleases(name: string, { publications, verdicts, admitted, stored }: StoreFacts): ReleaseList {
  const wanted = publications[0]?.pointers[name]?.release

  function describe({ id, bytes, damaged }: StoreFacts['stored'][number]): ListedRelease & { order: number } {
    const all = publications.filter(({ moved, pointers }) => moved.includes(name) && pointers[name]?.release === id)
    const first = all.at(-1)
    const refusal = verdicts.flatMap(({ refused }) => refused).find((one) => one.name === name && one.release === id)
    const lastLive = admitted.find((one) => one.name === name && one.id === id)
    const isLive = verdicts.some(({ live }) => live[name] === id)
    const canary = verdicts.map(({ canaries }) => canaries?.[name]).find((one) => one?.release === id)
    const state = stateOf({
      isLive,
      isCanary: canary !== undefined,
      isRefused: refusal !== undefined,
      isWanted: wanted === id,
      wasLive: Boolean(lastLive),
    })
    return {
      id,
      state,
      at: first?.at,
      by: first?.by,
      statement: all.map(({ pointers }) => pointers[name]?.signed?.statement).findLast((one) => one !== undefined),
      liveUntil: lastLive && !isLive ? new Date(lastLive.at).toISOString() : undefined,
      cause: state === 'live' ? undefined : refusal?.cause,
      reason: state === 'live' ? undefined : refusal?.reason,
      // Nobody waits for a release that its name no longer points to.
      retry: refusal && wanted === id && state !== 'live' ? retryOf(refusal) : undefined,
      canary,
      bytes,
      ...(damaged?.length && { damaged: [...damaged] }),
      order: all[0]?.number ?? 0,
    }
  }

  const described = stored.filter((release) => release.name === name).map(describe)
  const releases = described
    .toSorted((one, other) => other.order - one.order)
    .map(({ order: _order, ...release }) => release)
  return { name, paused: publications[0]?.paused?.includes(name) ?? false, releases }
}

type Facts = { isLive: boolean; isCanary: boolean; isRefused: boolean; isWanted: boolean; wasLive: boolean }

function stateOf({ isLive, isCanary, isRefused, isWanted, wasLive }: Facts): ListedRelease['state'] {
  if (isLive) return 'live'
  if (isCanary) return 'canary'
  if (isRefused) return 'refused'
  if (isWanted) return 'wanted'
  return wasLive ? 'former' : 'never live'
}

/**
 * The release to roll back to if none is named: the one that was live before the wanted one. @throws Error if there is none.
 */
export function formerRelease({ name, releases }: ReleaseList, wanted: string | undefined): string {
  const former = releases.filter(({ id, liveUntil, state }) => id !== wanted && (liveUntil || state === 'live'))
  const isNewer = (one: ListedRelease, other: ListedRelease) => timeOf(other) - timeOf(one)
  const [newest] = former.toSorted(isNewer)
  if (newest) return newest.id
  throw new Error(`There is no previous release of ${name} to roll back to.`)
}

/** A live release is newer than all former ones. */
function timeOf({ liveUntil }: ListedRelease): number {
  return liveUntil === undefined ? Number.POSITIVE_INFINITY : Date.parse(liveUntil)
}
