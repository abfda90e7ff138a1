import type { FormDefinition } from '@site/contracts/FormDefinition'
import { siteForms } from '../../rendering/plan/siteForms.ts'

/** The forms that the site takes leads from at the moment of asking. */
export type LeadForms = () => readonly FormDefinition[]

type Composer = { readonly current: { readonly releases: readonly { readonly forms: readonly FormDefinition[] }[] } }

/** The shell's own form and those of the releases that are live. */
export function liveForms(composer: Composer): LeadForms {
  return () => siteForms(composer.current.releases)
}
