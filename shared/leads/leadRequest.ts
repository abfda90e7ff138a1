import type { SiteFacts } from '@site/contracts/SiteFacts'
import { formToken } from './formToken.ts'
import type { WaitingLead } from './WaitingLead.ts'

type Services = Pick<SiteFacts['services'], 'ebookLeadUrl' | 'quizLeadUrl' | 'leadUrl'>

type LeadRequest = RequestInit & { url: URL }

/**
 * The request that hands in a lead, exactly as its contract says (specification, section 7). An outside address gets
 * nothing but the contract; the site's own endpoint also gets key, time, privacy text and token, as headers.
 */
export async function leadRequest({ key, at, consent, lead }: WaitingLead, services: Services): Promise<LeadRequest> {
  const { kind, ...fields } = lead
  const url = new URL(addressOf(kind, services), location.href)
  const outside = url.origin !== location.origin
  const headers: Record<string, string> = outside ? {} : await ownHeaders({ key, at, consent })
  // `keepalive` lets the request finish when the tab is closed meanwhile.
  const options: RequestInit = { headers, keepalive: true, cache: 'no-store' }
  if (lead.kind === 'ebook') {
    const { nome, email, telefone, mensagem } = lead
    for (const [name, value] of Object.entries({ nome, email, telefone, mensagem }))
      url.searchParams.append(name, value)
    return { url, ...options }
  }
  headers['Content-Type'] = 'application/json'
  const body = kind === 'quiz' ? fields : { kind, ...(outside && { key }), ...fields }
  const mode = kind === 'quiz' && outside ? 'no-cors' : 'cors'
  return { url, ...options, mode, method: 'POST', body: JSON.stringify(body) }
}

async function ownHeaders({ key, at, consent }: Omit<WaitingLead, 'lead'>): Promise<Record<string, string>> {
  const token = await formToken()
  return {
    'Idempotency-Key': key,
    'Lead-Given': new Date(at).toISOString(),
    'Lead-Consent': consent,
    ...(token && { 'Lead-Token': token }),
  }
}

function addressOf(kind: WaitingLead['lead']['kind'], services: Services): string {
  if (kind === 'ebook') return services.ebookLeadUrl
  return kind === 'quiz' ? services.quizLeadUrl : services.leadUrl
}
