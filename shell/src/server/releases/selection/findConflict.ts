import { findDuplicateForm, type FormDefinition } from '@site/contracts/FormDefinition'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

type Claims = { forms: readonly FormDefinition[]; services: readonly ServiceDefinition[] }

/**
 * Finds the first release with a form that the shell or an earlier release in the list already has (a lead's kind has to
 * name one form), or with a different meaning of a service's name. Put the live releases first, so that the new one is
 * refused.
 */
export function findConflict<Candidate extends Claims>(
  releases: readonly Candidate[],
  own: readonly FormDefinition[],
): { release: Candidate; reason: string } | undefined {
  const forms = [...own]
  const meanings = new Map<string, string>()
  for (const release of releases) {
    const doubled = findDuplicateForm([...forms, ...release.forms])
    if (doubled) return { release, reason: `claims the form ${doubled}, which the site already has.` }
    forms.push(...release.forms)
    for (const { name, variable, kind, default: usual } of release.services) {
      const meaning = JSON.stringify([variable, kind, usual])
      if ((meanings.get(name) ?? meaning) !== meaning) {
        return { release, reason: `declares the service ${name} with another meaning than an earlier release.` }
      }
      meanings.set(name, meaning)
    }
  }
  return undefined
}
