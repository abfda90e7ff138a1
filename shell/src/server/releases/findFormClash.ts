import { doubledForm, type FormDefinition } from '@site/contracts/FormDefinition'

type Forms = { name: string; forms: readonly FormDefinition[] }

/**
 * The first release with a form that the shell or a release before it has already: a lead's kind has to name one form.
 * Put those first that visitors have now, so that the newcomer is refused.
 */
export function findFormClash<Candidate extends Forms>(
  releases: readonly Candidate[],
  own: readonly FormDefinition[],
): { release: Candidate; reason: string } | undefined {
  const taken = [...own]
  for (const release of releases) {
    const doubled = doubledForm([...taken, ...release.forms])
    if (doubled) return { release, reason: `claims the form ${doubled}, which the site has already.` }
    taken.push(...release.forms)
  }
  return undefined
}
