import { doubledForm, type FormDefinition } from '@site/contracts/FormDefinition'
import { whatsAppForm } from '../../../universal/whatsApp/whatsAppForm.ts'

/** Every form of the site: the shell's own and those of the releases. */
export function siteForms(
  releases: readonly { readonly forms: readonly FormDefinition[] }[],
): readonly FormDefinition[] {
  return [whatsAppForm, ...releases.flatMap(({ forms }) => forms)]
}

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

/** The forms that the site takes leads from at the moment of asking. */
export type LeadForms = () => readonly FormDefinition[]

type Composer = { readonly current: { readonly releases: readonly { readonly forms: readonly FormDefinition[] }[] } }

/** The shell's own form and those of the releases that are live. */
export function liveForms(composer: Composer): LeadForms {
  return () => siteForms(composer.current.releases)
}
