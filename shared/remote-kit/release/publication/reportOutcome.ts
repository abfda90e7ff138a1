import { withRetry } from '@site/release-protocol/verdict/withRetry'
import type { Outcome, ReleaseIds, ReleaseOutcome } from './awaitVerdict.ts'

/** A command's exit code: done, refused, or accepted and not live yet. */
export type ExitCode = 0 | 1 | 2

/** Says where in a name's sources something is, in what a site reports about its release. */
export type LocateSources = (name: string, text: string) => string

/** Prints the outcome of a publication. @returns the command's exit code. */
export function reportOutcome(
  outcome: Outcome,
  releases: ReleaseIds,
  locate: LocateSources = (_name, text) => text,
  isCanary = false,
): ExitCode {
  if (outcome.status === 'unanswered') {
    console.error(`Released, but how it went is not known: ${outcome.reason}`)
    return 2
  }
  const all = Object.entries(releases).map(([name, id]) => ({
    name,
    text: `${name} ${id}`,
    outcome: outcome.status === 'unseen' ? outcome : (outcome.releases[name] ?? { status: 'open' as const }),
  }))
  for (const { name, text, outcome } of all) {
    const line = locate(name, lineOf(text, outcome))
    if (isDone(outcome)) console.log(line)
    else console.error(line)
    if (isCanary && outcome.status === 'live')
      console.log('All visitors have it: there was no other release to compare a canary with.')
    for (const notice of noticesIn(outcome)) console.log(`Note: ${text}: ${notice}`)
  }
  const isRefused = all.some(({ outcome }) => outcome.status === 'refused')
  if (isRefused && !all.some(({ outcome }) => isDone(outcome))) console.error('The site has not changed.')
  if (isRefused) return 1
  return all.every(({ outcome }) => isDone(outcome)) ? 0 : 2
}

type OneOutcome = ReleaseOutcome | { status: 'unseen' }

const isDone = ({ status }: OneOutcome) => status === 'live' || status === 'canary' || status === 'unseen'

const noticesIn = (outcome: OneOutcome) => ('notices' in outcome && outcome.notices) || []

function lineOf(release: string, outcome: OneOutcome): string {
  switch (outcome.status) {
    case 'live':
      return `${release} is live`
    case 'canary':
      return `${release} is a canary for ${outcome.share} % of the visitors`
    case 'unseen':
      return `${release} is released: the next start of a site shows it`
    case 'unlisted':
      return `Not live yet: ${release} is in no registry of a running site, which shows it once it is.`
    case 'open':
      return `Not live yet: ${release} has not been judged by the site.`
    case 'waiting':
      return `Not live yet: ${release}: ${withRetry(outcome.reason, outcome.retry)}`
    case 'refused':
      return `Refused: ${release}: ${withRetry(outcome.reason, outcome.retry)}`
  }
}

/** Prints what a command waits for. */
export function reportWaiting(name: string, reason: string): void {
  console.log(`Waiting, because the site tries ${name} again by itself: ${reason}`)
}
