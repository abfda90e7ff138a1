import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { PageAnswer, PageRequest } from '@site/contracts/Page'

/** What the policy says of one form. */
export type FormFacts = {
  form: string
  data: string
  purpose: string
  /** Article 7 of Brazil's data protection law (LGPD, Lei 13.709/2018). */
  legalBasis: string
}

const legalBases: Record<FormDefinition['basis'], string> = {
  request: 'Procedimentos pedidos por você antes de um contrato (LGPD, art. 7º, V).',
  consent: 'Seu consentimento (LGPD, art. 7º, I), que você pode retirar quando quiser.',
}

/** The policy's part on forms, from the same definitions that the forms are shown and stored by. Only read, so it is not sent for hydration. */
export function load({ forms }: Pick<PageRequest, 'forms'>): PageAnswer<null, readonly FormFacts[]> {
  return { status: 200, data: null, serverOnly: forms.map(factsOf) }
}

function factsOf({ title, fields, purpose, basis }: FormDefinition): FormFacts {
  const labels = fields.flatMap(({ label }) => label ?? [])
  return {
    form: title,
    data: `${capitalised(new Intl.ListFormat('pt-BR').format(labels.map(uncapitalised)))}.`,
    purpose: `${capitalised(purpose)}.`,
    legalBasis: legalBases[basis],
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Nome' as it stands within a sentence; names such as WhatsApp stay. */
function uncapitalised(label: string): string {
  return /^\S+[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
