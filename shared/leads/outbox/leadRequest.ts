import { leadHeaders, typedHeader } from '@site/contracts/leadRequest'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { advertisingAnswer } from './advertisingAnswer.ts'
import { formToken } from './formToken.ts'
import { commonEndpoint, type WaitingLead } from './Outbox.ts'

type LeadRequest = RequestInit & { url: URL }

/**
 * The request that submits a lead, exactly as specified (specification, section 7). An external address gets only what the
 * specification lists; the site's own endpoint also gets the key, time, privacy notice version and token, as headers. Late
 * leads go to its common endpoint: the one of their form may have gone with it.
 */
export async function leadRequest(
  entry: WaitingLead,
  services: SiteFacts['services'],
  isLate: boolean,
): Promise<LeadRequest> {
  const { key, lead } = entry
  const { kind, ...values } = lead
  const address = addressOf(entry, services)
  const external = isCrossOrigin(address)
  const isCommon = isLate && address.origin === location.origin && address.pathname.startsWith(commonEndpoint.path)
  const url = isCommon ? new URL(commonEndpoint.path, location.href) : address
  const endpoint = isCommon ? commonEndpoint : entry.endpoint
  const headers: Record<string, string> = external ? {} : await ownHeaders(entry, isLate)
  // `keepalive` lets the request finish even if the tab is closed.
  const options: RequestInit = { headers, keepalive: true, cache: 'no-store' }
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries(values)) url.searchParams.append(name, String(value))
    return { url, ...options }
  }
  headers['Content-Type'] = 'application/json'
  // A dedicated endpoint knows which form it serves.
  const body = endpoint.path === '/leads' ? { kind, ...(external && { key }), ...values } : values
  const mode = entry.endpoint.opaque && external ? 'no-cors' : 'cors'
  return { url, ...options, mode, method: 'POST', body: JSON.stringify(body) }
}

/**
 * Where a lead is sent: to the service that the site's facts name, otherwise to the site's own endpoint. The latter also
 * gets all leads that look like a bot's, and quarantines them, which an external service cannot do.
 */
function addressOf({ endpoint, suspicious }: WaitingLead, services: SiteFacts['services']): URL {
  const addresses: Readonly<Record<string, string>> = services
  return new URL((!suspicious && addresses[endpoint.service ?? '']) || endpoint.path, location.href)
}

/** True for an address of another party, which gets only what the specification lists. */
export const isCrossOrigin = (url: URL) => url.origin !== location.origin

async function ownHeaders(
  { key, at, consent, suspicious, origin, typed = {}, ...lead }: WaitingLead,
  isLate: boolean,
): Promise<Record<string, string>> {
  const token = await formToken()
  const written = typedHeader(typed)
  const answer = advertisingAnswer()
  // Consent that was taken back while the lead waited is none.
  const advertising = lead.advertising && (answer?.startsWith('accepted') ? lead.advertising : answer)
  return {
    [leadHeaders.key]: key,
    [leadHeaders.givenAt]: new Date(at).toISOString(),
    [leadHeaders.consent]: consent,
    ...(token && { [leadHeaders.token]: token }),
    ...(suspicious && { [leadHeaders.honeypot]: 'filled' }),
    ...(origin && { [leadHeaders.origin]: origin }),
    ...(written && { [leadHeaders.typed]: written }),
    ...(advertising && { [leadHeaders.advertising]: advertising }),
    ...(isLate && { [leadHeaders.late]: 'yes' }),
  }
}
