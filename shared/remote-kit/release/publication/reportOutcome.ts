import type { Outcome } from './awaitVerdict.ts'

/** Prints the outcome of a publication. @returns the command's exit code. */
export function reportOutcome(outcome: Outcome, releases: Readonly<Record<string, string>>): 0 | 1 {
  if (outcome.status === 'live' || outcome.status === 'unseen') {
    for (const [name, id] of Object.entries(releases)) console.log(`${name} ${id} ${outcomeText(name, outcome)}`)
    return 0
  }
  const what = outcome.status === 'refused' ? 'Refused' : 'Released, but not live yet'
  for (const reason of outcome.reasons) console.error(`${what}: ${reason}`)
  if (outcome.status === 'refused') console.error('The site has not changed.')
  return 1
}

function outcomeText(name: string, outcome: Extract<Outcome, { status: 'live' | 'unseen' }>): string {
  if (outcome.status === 'unseen') return 'is released: the next start of a site shows it'
  const share = outcome.shares[name]
  return share === undefined ? 'is live' : `is a canary for ${share} % of the visitors`
}
