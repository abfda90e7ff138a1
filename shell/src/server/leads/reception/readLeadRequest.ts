import { type AdvertisingConsent, readAdvertisingConsent } from '@site/contracts/advertisingConsent'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import { valuesFromTexts } from '@site/contracts/formSchema'
import { CONVERSATION_FIELD, HONEYPOT_FIELD, leadHeaders } from '@site/contracts/leadRequest'
import type { LeadOrigin } from '@site/contracts/LeadDesk'
import type { FastifyRequest } from 'fastify'
import { originOf, originOfReferrer } from './originOf.ts'
import type { Submission } from './judgeFields.ts'

/** The content of a request, not validated yet. */
export type IncomingLead = Submission & {
  /** The kind of its form, or of the one that it was once submitted for. */
  kind: string
  key?: string
  givenAt?: string
  consent?: string
  token?: string
  /** The value of the honeypot field. */
  honeypot?: string
  /** The text that the conversation which the form precedes is to begin with. */
  conversation?: string
  /** Where its visitor came from. */
  origin?: LeadOrigin | undefined
  /** What its visitor has answered to the question about advertising. A plain form says nothing of it. */
  advertising?: AdvertisingConsent | undefined
  /** Whether it was submitted from a preview. */
  isTest?: boolean
}

/** Whether a plain HTML form sent this, which expects a page as the response. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** The form that a request is for: by its endpoint, otherwise by the kind that it names. */
export function formOf(request: FastifyRequest, forms: readonly FormDefinition[]): FormDefinition | undefined {
  const given = request.method === 'GET' ? request.query : request.body
  if (!isRecord(given)) return undefined
  if (isNamed(request)) return forms.find(({ kind }) => kind === given.kind)
  return forms.find(({ endpoint }) => endpoint.path === pathOf(request) && endpoint.method === request.method)
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]

/** True at the common address, which is told the form's kind; any other address serves one form only. */
export const isNamed = (request: FastifyRequest) => pathOf(request) === '/leads'

/** In characters; the longest text of the site's own links has a third of it. */
const MAX_CONVERSATION = 500

/** A form's kind, as `FormDefinition` has it. */
const kindShape = /^[a-z][a-z0-9-]{0,39}$/

/** Parses a request. The site's own client sends headers for what a plain form sends as hidden fields. */
export function readLeadRequest(request: FastifyRequest, form: FormDefinition | undefined): IncomingLead {
  const given = request.method === 'GET' ? request.query : request.body
  const { kind, ...rest } = { kind: undefined, ...(isRecord(given) ? given : {}) }
  const named = typeof kind === 'string' && kindShape.test(kind) ? kind : 'unknown'
  const about = { form, kind: form?.kind ?? named }
  const header = (name: string) => textOf(request.headers[name.toLowerCase()])
  if (isForm(request)) {
    const plain = fromForm(rest, form)
    return { ...about, ...plain, origin: originOfReferrer(header('referer'), plain.conversation) }
  }
  return {
    ...about,
    fields: isNamed(request) ? rest : given,
    key: header(leadHeaders.key),
    givenAt: header(leadHeaders.givenAt),
    consent: header(leadHeaders.consent),
    token: header(leadHeaders.token),
    honeypot: header(leadHeaders.honeypot),
    typed: jsonIn(header(leadHeaders.typed)),
    origin: originOf(header(leadHeaders.origin)),
    advertising: readAdvertisingConsent(header(leadHeaders.advertising)),
    isLate: leadHeaders.late.toLowerCase() in request.headers,
  }
}

function fromForm(
  rest: Readonly<Record<string, unknown>>,
  form: FormDefinition | undefined,
): Pick<IncomingLead, 'fields' | 'key' | 'consent' | 'token' | 'honeypot' | 'isPlain' | 'conversation'> {
  const {
    consent,
    token,
    [leadHeaders.key]: key,
    [HONEYPOT_FIELD]: honeypot,
    [CONVERSATION_FIELD]: conversation,
    ...texts
  } = rest
  return {
    fields: form ? valuesFromTexts(form, texts) : texts,
    key: textOf(key),
    // What every form of the site contains (LeadFormGuard), as a person leaves it.
    isPlain: consent !== undefined && honeypot === '',
    consent: textOf(consent),
    token: textOf(token),
    conversation: textOf(conversation)?.slice(0, MAX_CONVERSATION),
    honeypot: Array.isArray(honeypot) ? honeypot.join('') : textOf(honeypot),
  }
}

function jsonIn(header: string | undefined): unknown {
  try {
    return header === undefined ? undefined : JSON.parse(decodeURIComponent(header))
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
