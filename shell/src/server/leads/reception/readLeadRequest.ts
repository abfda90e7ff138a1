import type { FormDefinition } from '@site/contracts/FormDefinition'
import { valuesFromTexts } from '@site/contracts/formSchema'
import { HONEYPOT_FIELD, leadHeaders } from '@site/contracts/leadRequest'
import type { FastifyRequest } from 'fastify'

/** The content of a request, not validated yet. */
export type IncomingLead = {
  form: FormDefinition
  fields: unknown
  /** The client's IP address; counted, never stored. */
  address: string
  key?: string
  givenAt?: string
  consent?: string
  token?: string
  /** The value of the honeypot field. */
  honeypot?: string
  /** Whether it was submitted from a preview. */
  isTest?: boolean
}

/** Whether a plain HTML form sent this, which expects a page as the response. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** The form that a request is for: by its endpoint, otherwise by the kind that it names. */
export function formOf(request: FastifyRequest, forms: readonly FormDefinition[]): FormDefinition | undefined {
  const path = request.url.split('?')[0]
  const given = request.method === 'GET' ? request.query : request.body
  if (!isRecord(given)) return undefined
  if (path === '/leads') return forms.find(({ kind }) => kind === given.kind)
  return forms.find(({ endpoint }) => endpoint.path === path && endpoint.method === request.method)
}

/** Parses a request. The site's own client sends headers for what a plain form sends as hidden fields. */
export function readLeadRequest(request: FastifyRequest, form: FormDefinition): IncomingLead {
  const given = request.method === 'GET' ? request.query : request.body
  const { kind, ...rest } = { kind: undefined, ...(isRecord(given) ? given : {}) }
  if (isForm(request)) return { form, address: request.ip, ...fromForm(rest, form) }
  const isNamed = form.endpoint.path === '/leads'
  const header = (name: string) => textOf(request.headers[name.toLowerCase()])
  return {
    form,
    address: request.ip,
    fields: isNamed ? rest : given,
    key: header(leadHeaders.key),
    givenAt: header(leadHeaders.givenAt),
    consent: header(leadHeaders.consent),
    token: header(leadHeaders.token),
    honeypot: header(leadHeaders.honeypot),
  }
}

function fromForm(
  rest: Readonly<Record<string, unknown>>,
  form: FormDefinition,
): Pick<IncomingLead, 'fields' | 'consent' | 'token' | 'honeypot'> {
  const { consent, token, [HONEYPOT_FIELD]: honeypot, ...texts } = rest
  return {
    fields: valuesFromTexts(form, texts),
    consent: textOf(consent),
    token: textOf(token),
    honeypot: Array.isArray(honeypot) ? honeypot.join('') : textOf(honeypot),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
