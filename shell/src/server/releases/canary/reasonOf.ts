import type { Measure } from '../../views/ViewCounts.ts'
import type { Judgement } from './judgement/judgeCanary.ts'

const what: Readonly<Record<Measure, string>> = {
  error: 'views of a page had a failure in its code',
  silent: 'documents were sent of which no browser reported',
  lcp: 'views showed their largest part later than 2.5 s',
  inp: 'views took longer than 200 ms for an interaction',
  cls: 'views shifted by more than 0.1',
}

/** Why a canary was withdrawn, as a sentence. */
export function reasonOf({ measure, canary, control }: Extract<Judgement, { verdict: 'worse' }>): string {
  const compared = `${control.bad} of ${control.views} with the live release`
  return `was worse for visitors: ${canary.bad} of ${canary.views} ${what[measure]}, ${compared}.`
}
