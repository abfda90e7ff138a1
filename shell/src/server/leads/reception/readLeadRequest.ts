import type { FastifyRequest } from 'fastify'
import { HONEYPOT_FIELD, leadHeaders } from '@site/contracts/leadRequest'
import type { IncomingLead } from './IncomingLead.ts'
import { isLeadKind, type LeadKind } from '../forms/leadSchemas.ts'

type Unread = { status: 'read'; lead: IncomingLead } | { status: 'unreadable' }

/** Whether a plain HTML form sent this, which wants a page for an answer. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** Takes a request apart. The site's own client says in headers what a plain form says in hidden fields. */
export function readLeadRequest(request: FastifyRequest, fixedKind?: LeadKind): Unread {
  const given = request.method === 'GET' ? request.query : request.body
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { status: 'unreadable' }
  const { kind: named, ...rest } = { kind: undefined, ...given }
  const kind = fixedKind ?? named
  if (!isLeadKind(kind)) return { status: 'unreadable' }
  if (isForm(request)) return { status: 'read', lead: { kind, address: request.ip, ...fromForm(rest) } }
  return {
    status: 'read',
    lead: {
      kind,
      address: request.ip,
      fields: fixedKind ? given : rest,
      key: header(request, 'idempotency-key'),
      givenAt: header(request, 'lead-given'),
      consent: header(request, 'lead-consent'),
      token: header(request, 'lead-token'),
      trap: header(request, leadHeaders.honeypot.toLowerCase()),
    },
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function fromForm(
  rest: Readonly<Record<string, unknown>>,
): Pick<IncomingLead, 'fields' | 'consent' | 'token' | 'trap'> {
  const { consent, token, [HONEYPOT_FIELD]: trap, score, ...fields } = rest
  // A form has only texts; the quiz's points are a number.
  const points = typeof score === 'string' && /^\d{1,3}$/.test(score) ? Number(score) : score
  return {
    fields: score === undefined ? fields : { ...fields, score: points },
    consent: textOf(consent),
    token: textOf(token),
    trap: Array.isArray(trap) ? trap.join('') : textOf(trap),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
