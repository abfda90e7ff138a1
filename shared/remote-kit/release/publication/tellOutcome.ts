import type { Outcome } from './awaitVerdict.ts'

/** Says what became of a publication. @returns the exit code of the command. */
export function tellOutcome(outcome: Outcome, releases: Readonly<Record<string, string>>): 0 | 1 {
  if (outcome.status === 'live' || outcome.status === 'unseen') {
    const fate = outcome.status === 'live' ? 'is live' : 'is released: the next start of a site shows it'
    for (const [name, id] of Object.entries(releases)) console.log(`${name} ${id} ${fate}`)
    return 0
  }
  const what = outcome.status === 'refused' ? 'Refused' : 'Released, but not live yet'
  for (const reason of outcome.reasons) console.error(`${what}: ${reason}`)
  if (outcome.status === 'refused') console.error('The site stays as it was.')
  return 1
}
