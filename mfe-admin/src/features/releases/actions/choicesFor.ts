import type { ReleaseAction, SitePart } from '@site/contracts/SiteReleases'
import type { Release } from '../texts/stateLabels.ts'

/** `end` stops a canary, `keep` stops waiting for a release that was published and did not go live. */
export type ChoiceKind = 'promote' | 'end' | 'rollback' | 'keep' | 'preview' | 'pause' | 'resume'

export type Choice = {
  kind: ChoiceKind
  part: Pick<SitePart, 'name' | 'counter'>
  /** The release it concerns; absent when it concerns the whole part. */
  about?: string
  action: ReleaseAction
  /** The release that is sent with the action. */
  release?: string
}

/** The choices for a kept release. */
export function choicesFor(part: SitePart, { id, state }: Release): Choice[] {
  const { wanted, paused, releases } = part
  const live = releases.find((one) => one.state === 'live')
  const hasCanary = releases.some((one) => one.state === 'canary')
  const make = (kind: ChoiceKind, action: ReleaseAction, release = id): Choice => ({
    kind,
    part,
    about: id,
    action,
    release,
  })
  const preview = make('preview', 'preview')
  if (state === 'live') return hasCanary || wanted === undefined || wanted === id ? [] : [make('keep', 'rollback')]
  if (state === 'canary') {
    const forAll = paused ? [] : [make('promote', 'promote')]
    return [...forAll, ...(live ? [make('end', 'rollback', live.id)] : []), preview]
  }
  return state === 'former' ? [make('rollback', 'rollback'), preview] : [preview]
}

/** Pauses new releases of a part, or resumes them. */
export function pauseChoice(part: SitePart): Choice {
  const kind = part.paused ? 'resume' : 'pause'
  return { kind, action: kind, part }
}
