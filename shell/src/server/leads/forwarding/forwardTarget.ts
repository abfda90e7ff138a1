import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { Acknowledgement } from '../../configuration/forwardConfiguration.ts'
import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { StoredLead } from '../store/StoredLead.ts'

export type ForwardConfiguration = Pick<LeadConfiguration, 'forwarding'> & {
  /** Replaces the usual ones. */
  answerHosts?: Readonly<Record<string, string>>
}

/** Where a receiver's host may have its answer: a Google script redirects each request to it. */
const usualAnswerHosts: Readonly<Record<string, string>> = { 'script.google.com': 'script.googleusercontent.com' }

/** The host that may answer for this address. */
export const usualAnswerHost = (url: string): string | undefined => usualAnswerHosts[new URL(url).host]

/** Where a form's leads go, and what counts as an acknowledgement. */
export type ForwardTarget = {
  url: string
  acknowledgement: Acknowledgement
  /** The host to which the receiver may redirect for its answer, and which gets none of the lead's data. */
  answerHost: string | undefined
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
    answerHost: (configuration.answerHosts ?? usualAnswerHosts)[new URL(receiver.url).host],
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
