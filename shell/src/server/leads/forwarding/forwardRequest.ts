import type { StoredLead } from '../store/LeadStore.ts'
import type { LeadConfiguration } from '../leadConfiguration.ts'

export type ForwardAddresses = Pick<
  LeadConfiguration,
  'LEAD_FORWARD_EBOOK_URL' | 'LEAD_FORWARD_QUIZ_URL' | 'LEAD_FORWARD_URL'
>

/** Where leads of a kind are handed on to; undefined when nowhere. */
export function forwardAddress(kind: string, addresses: ForwardAddresses): string | undefined {
  const own = { ebook: addresses.LEAD_FORWARD_EBOOK_URL, quiz: addresses.LEAD_FORWARD_QUIZ_URL }
  return (kind === 'ebook' || kind === 'quiz' ? own[kind] : undefined) ?? addresses.LEAD_FORWARD_URL
}

/** The call that hands a stored lead on, as its contract says (specification 7): GET for the spreadsheet, else POST JSON. */
export function forwardRequest(lead: StoredLead, addresses: ForwardAddresses): Request | undefined {
  const address = forwardAddress(lead.kind, addresses)
  if (!address) return undefined
  const { kind, key, fields } = lead
  if (kind === 'ebook' && address === addresses.LEAD_FORWARD_EBOOK_URL) {
    const url = new URL(address)
    for (const name of ['nome', 'email', 'telefone', 'mensagem'])
      url.searchParams.append(name, String(fields[name] ?? ''))
    return new Request(url, { headers: { 'Idempotency-Key': key } })
  }
  const body = kind === 'quiz' && address === addresses.LEAD_FORWARD_QUIZ_URL ? fields : { key, kind, ...fields }
  return new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
}
