import { TRAP_FIELD as HONEYPOT_FIELD } from '@site/leads/trapField'
import type { FastifyRequest } from 'fastify'
import type { LeadForm } from '../forms/LeadForm.ts'

/** What a request brought, not yet checked. */
export type IncomingLead = {
  form: LeadForm
  fields: unknown
  /** The sender's address; counted, never stored. */
  address: string
  key?: string
  givenAt?: string
  consent?: string
  token?: string
  /** What stands in the field that people never see. */
  honeypot?: string
}

/** Whether a plain HTML form sent this, which wants a page for an answer. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/**
 * Takes a request apart; undefined when it is no lead of these forms. The site's own client says in headers what a plain
 * form says in hidden fields.
 */
export function readLeadRequest(
  request: FastifyRequest,
  forms: readonly LeadForm[],
  fixedKind?: string,
): IncomingLead | undefined {
  const given = request.method === 'GET' ? request.query : request.body
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const { kind: named, ...rest } = { kind: undefined, ...given }
  const form = forms.find(({ kind }) => kind === (fixedKind ?? named))
  if (!form) return undefined
  if (isForm(request)) return { form, address: request.ip, ...fromForm(rest, form) }
  return {
    form,
    address: request.ip,
    fields: fixedKind ? given : rest,
    key: header(request, 'idempotency-key'),
    givenAt: header(request, 'lead-given'),
    consent: header(request, 'lead-consent'),
    token: header(request, 'lead-token'),
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function fromForm(
  rest: Readonly<Record<string, unknown>>,
  { numbers = [] }: LeadForm,
): Pick<IncomingLead, 'fields' | 'consent' | 'token' | 'honeypot'> {
  const { consent, token, [HONEYPOT_FIELD]: honeypot, ...texts } = rest
  const fields = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, numbers.includes(name) ? numberOf(value) : value]),
  )
  return {
    fields,
    consent: textOf(consent),
    token: textOf(token),
    honeypot: Array.isArray(honeypot) ? honeypot.join('') : textOf(honeypot),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value)
