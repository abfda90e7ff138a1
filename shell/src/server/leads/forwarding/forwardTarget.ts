import type { LeadForm } from '../forms/LeadForm.ts'
import type { LeadConfiguration } from '../leadConfiguration.ts'
import type { StoredLead } from '../store/LeadStore.ts'
import { type Acknowledgement, readAcknowledgement } from './acknowledgement.ts'

export type ForwardConfiguration = Pick<LeadConfiguration, 'forwarding' | 'LEAD_FORWARD_REDIRECT_HOSTS'>

/** Where leads of a form go, and what has to come back. */
export type ForwardTarget = {
  url: string
  acknowledgement: Acknowledgement
  /** Hosts behind which a receiver keeps its answer: they may be asked for it, and get nothing of the lead. */
  redirectHosts: readonly string[]
  request(lead: Pick<StoredLead, 'key' | 'kind' | 'fields'>): Request
}

/** The receiver of a form's leads: its own by its own contract, else the one for all forms; undefined when there is none. */
export function forwardTarget(form: LeadForm, configuration: ForwardConfiguration): ForwardTarget | undefined {
  const own = configuration.forwarding[form.kind]
  const receiver = own ?? configuration.forwarding['']
  if (!receiver) return undefined
  const contract = own ? form.forward : undefined
  return {
    url: receiver.url,
    acknowledgement: receiver.acknowledgement ??
      readAcknowledgement(contract?.acknowledgement ?? 'http') ?? { by: 'http' },
    redirectHosts: configuration.LEAD_FORWARD_REDIRECT_HOSTS,
    request({ key, kind, fields }) {
      const headers = { 'Idempotency-Key': key }
      if (contract?.method === 'GET') {
        const url = new URL(receiver.url)
        for (const name of contract.parameters) url.searchParams.append(name, String(fields[name] ?? ''))
        return new Request(url, { headers })
      }
      return new Request(receiver.url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(contract ? fields : { key, kind, ...fields }),
      })
    },
  }
}
