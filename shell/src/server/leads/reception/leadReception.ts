import { createHash } from 'node:crypto'
import { checkLead } from '../forms/checkLead.ts'
import { errorCode } from '../leadLog.ts'
import type { IncomingLead, Reception } from './IncomingLead.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { leadPurposes } from '../forms/leadPurposes.ts'
import type { LeadFields } from '../forms/leadSchemas.ts'
import type { leadTokens } from './formTokens.ts'
import { rateLimit } from './rateLimit.ts'

type Options = {
  store: Pick<LeadStore, 'save'>
  tokens: ReturnType<typeof leadTokens>
  /** Leads per address in ten minutes; a third of it for those that come without a form token. */
  limit: number
  now: () => number
}

const DAY = 24 * 60 * 60 * 1000
const keyShape = /^[\w-]{8,100}$/
const consentShape = /^[\w.-]{1,40}$/

/** Decides about one lead after the other: too many, a program, badly filled in, or stored. */
export function leadReception({ store, tokens, limit, now }: Options) {
  const all = rateLimit(limit)
  const unverified = rateLimit(Math.ceil(limit / 3))

  return async (incoming: IncomingLead): Promise<Reception> => {
    const receivedAt = now()
    const token = incoming.token ? tokens.judge(incoming.token, receivedAt) : 'invalid'
    const verified = token === 'valid'
    const seconds = all(incoming.address, receivedAt) || (verified ? 0 : unverified(incoming.address, receivedAt))
    if (seconds > 0) return { status: 'tooMany', seconds }
    if (incoming.trap || token === 'early') return { status: 'taken' }

    const checked = checkLead(incoming.kind, incoming.fields)
    if (checked.status === 'invalid') return { status: 'rejected', messages: checked.messages }
    const { fields } = checked
    const { kind, key = keyOf(kind, fields, receivedAt), consent = '' } = incoming
    if (!keyShape.test(key)) return { status: 'rejected', messages: { 'Idempotency-Key': 'Chave inválida.' } }
    try {
      const saved = await store.save({
        key,
        kind,
        fields,
        verified,
        receivedAt,
        consent: {
          version: consentShape.test(consent) ? consent : 'unknown',
          purpose: leadPurposes[kind],
          givenAt: timeGiven(incoming.givenAt, receivedAt),
        },
      })
      if (saved === 'conflict') return { status: 'rejected', messages: { 'Idempotency-Key': 'Chave já usada.' } }
      return { status: 'taken' }
    } catch (error) {
      return { status: 'unavailable', reason: errorCode(error) }
    }
  }
}

/** Without a key of its own, the same form sent twice on one day (a double click, a reload) is the same lead. */
function keyOf(kind: string, fields: LeadFields, time: number): string {
  const day = Math.floor(time / DAY)
  return `auto-${createHash('sha256')
    .update(JSON.stringify([kind, fields, day]))
    .digest('hex')}`
}

/** When the visitor gave it, as the browser says; a clock that is wrong by days is not believed. */
function timeGiven(text: string | undefined, receivedAt: number): number {
  const time = Date.parse(text ?? '')
  return time > receivedAt - 31 * DAY && time <= receivedAt ? time : receivedAt
}
