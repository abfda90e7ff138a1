import { createHash } from 'node:crypto'
import { checkForm } from '@site/contracts/formSchema'
import { errorCode } from '../leadLog.ts'
import type { SharedMemory } from '../../workers/SharedMemory.ts'
import type { LeadFields, LeadStore, Suspicion } from '../store/LeadStore.ts'
import type { Clock, formTokens } from './formTokens.ts'
import { rateLimit } from './rateLimit.ts'
import type { IncomingLead } from './readLeadRequest.ts'

/**
 * The result of a submission. `taken` is never returned for a lead that is not stored, but is for a bot's lead that is
 * quarantined.
 */
export type Reception =
  | { status: 'taken' }
  | { status: 'rejected'; messages: Readonly<Record<string, string>> }
  | { status: 'crossSite' }
  | { status: 'tooMany'; seconds: number }
  | { status: 'unavailable'; reason: string }

type Options = {
  store: Pick<LeadStore, 'save'>
  tokens: ReturnType<typeof formTokens>
  /** Leads per address in ten minutes; a third of it for those without a form token. */
  limit: number
  memory: SharedMemory
  clock: Clock
}

const DAY = 24 * 60 * 60 * 1000
const keyShape = /^[\w-]{8,100}$/
const consentShape = /^[\w.-]{1,40}$/

/** Decides about a lead: too many, invalid, or stored, possibly as quarantined. */
export function leadReception({ store, tokens, limit, memory, clock }: Options) {
  const all = rateLimit('leads', limit, memory)
  const unverified = rateLimit('unverified leads', Math.ceil(limit / 3), memory)

  return async (incoming: IncomingLead): Promise<Reception> => {
    const receivedAt = clock.now()
    const { form, token = '' } = incoming
    const verdict = await tokens.judge(token)
    const seconds = (await all(incoming.address)) || (verdict === 'valid' ? 0 : await unverified(incoming.address))
    if (seconds > 0) return { status: 'tooMany', seconds }

    const checked = checkForm(form, incoming.fields)
    if (checked.status === 'invalid') return { status: 'rejected', messages: checked.messages }
    const { values: fields } = checked
    const { key = keyOf(form.kind, fields, receivedAt), consent = '' } = incoming
    if (!keyShape.test(key)) return { status: 'rejected', messages: { 'Idempotency-Key': 'Chave inválida.' } }
    try {
      const saved = await store.save({
        key,
        kind: form.kind,
        fields,
        verified: verdict === 'valid' && (await tokens.redeem(token, key)),
        receivedAt,
        suspicion: suspicionOf(incoming, verdict),
        consent: {
          version: consentShape.test(consent) ? consent : 'unknown',
          purpose: form.purpose,
          givenAt: consentTime(incoming.givenAt, receivedAt),
        },
      })
      if (saved === 'conflict') return { status: 'rejected', messages: { 'Idempotency-Key': 'Chave já usada.' } }
      return { status: 'taken' }
    } catch (error) {
      return { status: 'unavailable', reason: errorCode(error) }
    }
  }
}

function suspicionOf({ honeypot, isTest }: IncomingLead, verdict: string): Suspicion | undefined {
  if (isTest) return 'test'
  if (honeypot) return 'honeypot'
  return verdict === 'early' ? 'early' : undefined
}

/** Without a key of its own, the same form submitted twice on one day (a double click, a reload) is the same lead. */
function keyOf(kind: string, fields: LeadFields, time: number): string {
  const day = Math.floor(time / DAY)
  return `auto-${createHash('sha256')
    .update(JSON.stringify([kind, fields, day]))
    .digest('hex')}`
}

/** When the visitor submitted it, according to the browser; a clock that is off by days is not believed. */
function consentTime(text: string | undefined, receivedAt: number): number {
  const time = Date.parse(text ?? '')
  return time > receivedAt - 31 * DAY && time <= receivedAt ? time : receivedAt
}
