import type { ReleaseAction, SitePart } from '@site/contracts/SiteReleases'
import type { Release } from '../texts/stateLabels.ts'

/** What can be done: `end` stops a test, `keep` stops waiting for a release that was pointed to and did not go live. */
export type ChoiceKind = 'promote' | 'end' | 'rollback' | 'keep' | 'preview' | 'pause' | 'resume'

export type Choice = {
  kind: ChoiceKind
  part: Pick<SitePart, 'name' | 'counter'>
  /** The release that it is about; none where it is about all of the part. */
  about?: string
  action: ReleaseAction
  /** The release that is sent with it. */
  release?: string
}

/** What can be done with a kept release. */
export function choicesFor(part: SitePart, { id, state }: Release): Choice[] {
  const { wanted, paused, releases } = part
  const live = releases.find((one) => one.state === 'live')
  const isTried = releases.some((one) => one.state === 'canary')
  const make = (kind: ChoiceKind, action: ReleaseAction, release = id): Choice => ({
    kind,
    part,
    about: id,
    action,
    release,
  })
  const preview = make('preview', 'preview')
  if (state === 'live') return isTried || wanted === undefined || wanted === id ? [] : [make('keep', 'rollback')]
  if (state === 'canary') {
    const forAll = paused ? [] : [make('promote', 'promote')]
    return [...forAll, ...(live ? [make('end', 'rollback', live.id)] : []), preview]
  }
  return state === 'former' ? [make('rollback', 'rollback'), preview] : [preview]
}

/** Whether new releases of a part may come. */
export function pauseChoice(part: SitePart): Choice {
  const kind = part.paused ? 'resume' : 'pause'
  return { kind, action: kind, part }
}
