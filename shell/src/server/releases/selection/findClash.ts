import { doubledForm, type FormDefinition } from '@site/contracts/FormDefinition'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

type Claims = { forms: readonly FormDefinition[]; services: readonly ServiceDefinition[] }

/**
 * The first release with a form that the shell or a release before it has already, because a lead's kind has to name one
 * form, or with another meaning of a service's name. Put those first that visitors have now, so that the newcomer is
 * refused.
 */
export function findClash<Candidate extends Claims>(
  releases: readonly Candidate[],
  own: readonly FormDefinition[],
): { release: Candidate; reason: string } | undefined {
  const forms = [...own]
  const meanings = new Map<string, string>()
  for (const release of releases) {
    const doubled = doubledForm([...forms, ...release.forms])
    if (doubled) return { release, reason: `claims the form ${doubled}, which the site has already.` }
    forms.push(...release.forms)
    for (const { name, variable, kind, default: usual } of release.services) {
      const meaning = JSON.stringify([variable, kind, usual])
      if ((meanings.get(name) ?? meaning) !== meaning) {
        return { release, reason: `means something else by the service ${name} than a release before it.` }
      }
      meanings.set(name, meaning)
    }
  }
  return undefined
}
