import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { PageAnswer, PageRequest } from '@site/contracts/Page'

/** What the policy says that is not the same on every site. */
export type PolicyFacts = {
  forms: readonly FormFacts[]
  /** How long sent forms are kept, in words. */
  retention: string
}

/** What the policy says of one form. */
export type FormFacts = {
  form: string
  data: string
  purpose: string
  /** Article 7 of Brazil's data protection law (LGPD, Lei 13.709/2018). */
  legalBasis: string
  /** How it travels, where that is not in the body of a request. */
  note?: string
}

const legalBases: Record<FormDefinition['basis'], string> = {
  request: 'Atender a um pedido seu antes de um contrato (LGPD, art. 7º, V).',
  consent: 'O seu consentimento (LGPD, art. 7º, I), que você dá ao enviar e pode retirar quando quiser.',
}

const IN_ADDRESS =
  'Os dados seguem no endereço de uma chamada feita por trás da página, criptografada. Não aparecem na barra do navegador nem no histórico.'

/** The policy's part on forms, from the same definitions that the forms are shown and stored by. Only read, so it is not sent for hydration. */
export function load({ forms, site }: Pick<PageRequest, 'forms' | 'site'>): PageAnswer<null, PolicyFacts> {
  const { retentionDays = USUAL_RETENTION } = site
  return { status: 200, data: null, serverOnly: { forms: forms.map(factsOf), retention: writtenPeriod(retentionDays) } }
}

/** What a shell keeps that does not say so. */
const USUAL_RETENTION = 730

/** '730' as '24 meses', '90' as '90 dias': whole years by months, as the law's periods are told. */
export function writtenPeriod(days: number): string {
  if (days % 365 === 0) return `${(days / 365) * 12} meses`
  return days === 1 ? '1 dia' : `${days} dias`
}

function factsOf({ title, fields, purpose, basis, endpoint }: FormDefinition): FormFacts {
  const labels = fields.flatMap(({ label, required }) => {
    if (!label) return []
    return required || /\(opcional\)$/.test(label) ? label : `${label} (opcional)`
  })
  return {
    form: title,
    data: `${capitalised(new Intl.ListFormat('pt-BR').format(labels.map(uncapitalised)))}.`,
    purpose: `${capitalised(purpose)}.`,
    legalBasis: legalBases[basis],
    ...(endpoint.method === 'GET' && { note: IN_ADDRESS }),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Nome' as it stands within a sentence; names such as WhatsApp stay. */
function uncapitalised(label: string): string {
  return /^\S+[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
