import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { Acknowledgement } from '../../configuration/forwardConfiguration.ts'
import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { StoredLead } from '../store/LeadStore.ts'

export type ForwardConfiguration = Pick<LeadConfiguration, 'forwarding' | 'LEAD_FORWARD_REDIRECT_HOSTS'>

/** Where a form's leads go, and what counts as an acknowledgement. */
export type ForwardTarget = {
  url: string
  acknowledgement: Acknowledgement
  /** Hosts to which a receiver may redirect for its response; they get none of the lead's data. */
  redirectHosts: readonly string[]
  request(lead: Pick<StoredLead, 'key' | 'kind' | 'fields'>): Request
}

/** The receiver for forms that have none of their own. */
const FOR_ALL = 'LEAD_FORWARD_URL'

/** A spreadsheet script is called with GET and responds with 200 even if it refuses a row, so the body decides. */
const usual = {
  GET: { by: 'json', field: 'status', value: 'success' },
  POST: { by: 'http' },
} as const satisfies Record<string, Acknowledgement>

/** The receiver of a form's leads: its own with its own contract, otherwise the common one; undefined if there is none. */
export function forwardTarget(
  { forward, fields: asked }: Pick<FormDefinition, 'forward' | 'fields'>,
  configuration: ForwardConfiguration,
): ForwardTarget | undefined {
  const own = forward && configuration.forwarding[forward.variable]
  const receiver = own ?? configuration.forwarding[FOR_ALL]
  if (!receiver) return undefined
  const method = own ? forward.method : 'POST'
  return {
    url: receiver.url,
    acknowledgement: receiver.acknowledgement ?? usual[method],
    redirectHosts: configuration.LEAD_FORWARD_REDIRECT_HOSTS,
    request({ key, kind, fields }) {
      const headers = { 'Idempotency-Key': key }
      if (method === 'GET') {
        const url = new URL(receiver.url)
        for (const { name } of asked) url.searchParams.append(name, String(fields[name] ?? ''))
        return new Request(url, { headers })
      }
      return new Request(receiver.url, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(own ? fields : { key, kind, ...fields }),
      })
    },
  }
}
