import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { PRIVACY_TEXT_VERSION } from '@site/leads/PrivacyNotice'
import { type PrivacyTexts, privacyTexts } from '../../texts/privacyTexts.ts'
import { effectiveDay } from './policyVersion.ts'

/** What the page is called, and from which day on it is valid. */
export type PolicyHead = PrivacyTexts['page'] & { search: PrivacyTexts['search']; since: string }

/** The parts of the policy that differ between sites. */
export type PolicyFacts = {
  forms: readonly FormFacts[]
  /** How long submitted forms are kept, in words. */
  retention: string
  /** What the agency says. */
  texts: PrivacyTexts
}

/** The policy's facts about a form. */
export type FormFacts = {
  form: string
  data: string
  purpose: string
  /** Article 7 of Brazil's data protection law (LGPD, Lei 13.709/2018). */
  legalBasis: string
  /** How it is sent, if not in the body of a request. */
  note?: string
}

const legalBases: Record<FormDefinition['basis'], string> = {
  request: 'Atender a um pedido seu antes de um contrato (LGPD, art. 7º, V).',
  consent: 'O seu consentimento (LGPD, art. 7º, I), que você dá ao enviar e pode retirar quando quiser.',
}

const IN_ADDRESS =
  'Os dados seguem no endereço de uma chamada feita por trás da página, criptografada. Não aparecem na barra do navegador nem no histórico.'

/**
 * The policy's part on forms, from the same definitions with which they are shown and stored. Read-only, so it is not sent
 * for hydration.
 */
export function load({ forms, site }: Pick<PageRequest, 'forms' | 'site'>): PageResponse<PolicyHead, PolicyFacts> {
  const { retentionDays = USUAL_RETENTION } = site
  const texts = readTexts(site, 'privacyTexts', privacyTexts)
  const { page, search } = texts
  return {
    status: 200,
    data: { ...page, search, since: effectiveDay(PRIVACY_TEXT_VERSION, texts.since) },
    serverOnly: { forms: forms.map(factsOf), retention: formatPeriod(retentionDays), texts },
  }
}

/** The retention, in days, of a shell that does not specify it. */
const USUAL_RETENTION = 730

/** '730' becomes '24 meses', '90' becomes '90 dias': whole years are given in months, as in legal texts. */
export function formatPeriod(days: number): string {
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

/** 'Nome' as part of a sentence; proper names such as WhatsApp stay. */
function uncapitalised(label: string): string {
  return /^\S+[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
