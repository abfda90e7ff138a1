import type { FormDefinition } from '@site/contracts/FormDefinition'
import { siteForms } from '../../rendering/plan/siteForms.ts'

/** The forms from which the site accepts leads now, including those that only some visitors get. */
export type LeadForms = () => readonly FormDefinition[]

type Releases = { readonly releases: readonly { readonly forms: readonly FormDefinition[] }[] }

type Serving = {
  readonly current: Releases
  readonly canaries: readonly { readonly served: { readonly composition: Releases } }[]
}

/** The shell's own form and those of the live releases; if a canary has a new version of one, that too. */
export function liveForms(serving: Serving): LeadForms {
  return () => formsOf([serving.current, ...serving.canaries.map(({ served }) => served.composition)])
}

/** The forms of several compositions; for each kind, the first one found. */
export function formsOf(compositions: readonly Releases[]): readonly FormDefinition[] {
  const forms = compositions.flatMap(({ releases }) => siteForms(releases))
  return forms.filter(({ kind }, index) => forms.findIndex((form) => form.kind === kind) === index)
}
