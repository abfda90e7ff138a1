import { createHash } from 'node:crypto'
import { errorCode } from '../../database/errorCode.ts'
import type { LeadStore, SaveResult } from '../store/LeadStore.ts'
import type { LeadFields, NewLead, Suspicion } from '../store/StoredLead.ts'
import type { Clock, formTokens } from './formTokens.ts'
import { type JudgedFields, judgeFields } from './judgeFields.ts'
import type { IncomingLead } from './readLeadRequest.ts'

/**
 * The result of a submission. `accepted` is never returned for a lead that is not stored, but is for a bot's lead that is
 * quarantined.
 */
export type Reception =
  | { status: 'accepted' }
  | Extract<JudgedFields, { status: 'rejected' }>
  | { status: 'crossSite' }
  | { status: 'tooMany'; seconds: number }
  | { status: 'unavailable'; reason: string }

/** Count a lead of an address; the number of seconds that it has to wait, or 0. */
export type LeadLimits = {
  all(): Promise<number>
  /** For those without a form token. */
  unverified(): Promise<number>
}

type Options = {
  store: Pick<LeadStore, 'save'>
  tokens: ReturnType<typeof formTokens>
  clock: Clock
}

const DAY = 24 * 60 * 60 * 1000
/** A lead this old comes from an outbox, even if it does not say so, as those of earlier releases do not. In ms. */
const LATE_AFTER = 60_000
const keyShape = /^[\w-]{8,100}$/
const consentShape = /^[\w.-]{1,40}$/

/** Decides about a lead: too many, invalid, or stored, possibly as quarantined. */
export function leadReception({ store, tokens, clock }: Options) {
  return async (incoming: IncomingLead, limits: LeadLimits): Promise<Reception> => {
    const receivedAt = clock.now()
    const { form, kind, token = '', consent = '' } = incoming
    const verdict = tokens.judge(token)
    const seconds = (await limits.all()) || (verdict === 'valid' ? 0 : await limits.unverified())
    if (seconds > 0) return { status: 'tooMany', seconds }

    const givenAt = consentTime(incoming.givenAt, receivedAt)
    const isLate = incoming.isLate || receivedAt - givenAt > LATE_AFTER
    const judged = judgeFields({ ...incoming, isLate })
    if (judged.status === 'rejected') return judged
    const { fields } = judged
    const { key: given = keyOf(kind, fields, receivedAt) } = incoming
    const key = isLate && !keyShape.test(given) ? contentKey(given, kind, fields) : given
    if (!keyShape.test(key)) return refusedKey('Chave inválida.')
    try {
      const lead: NewLead = {
        key,
        kind,
        fields,
        ...(judged.status === 'fits' && Object.keys(judged.typed).length > 0 && { typed: judged.typed }),
        origin: incoming.origin,
        advertising: incoming.advertising,
        verified: verdict === 'valid' && tokens.redeem(token, key),
        receivedAt,
        suspicion: suspicionOf(incoming, judged, verdict),
        consent: {
          version: consentShape.test(consent) ? consent : 'unknown',
          purpose: form?.purpose ?? 'unknown',
          givenAt,
        },
      }
      const saved = await (isLate ? saveLate(lead) : store.save(lead))
      return saved === 'conflict' ? refusedKey('Chave já usada.') : { status: 'accepted' }
    } catch (error) {
      return { status: 'unavailable', reason: errorCode(error) }
    }
  }

  /** Nobody could send a late lead again with another key: with other content, it is one more for somebody to look at. */
  async function saveLate(lead: NewLead): Promise<SaveResult> {
    const saved = await store.save(lead)
    if (saved !== 'conflict') return saved
    const { key, kind, fields, suspicion = 'late' } = lead
    return store.save({ ...lead, key: contentKey(key, kind, fields), suspicion })
  }
}

function refusedKey(message: string): Reception {
  return { status: 'rejected', messages: { 'Idempotency-Key': message }, isOutdated: false }
}

function suspicionOf({ honeypot, isTest }: IncomingLead, judged: JudgedFields, verdict: string): Suspicion | undefined {
  if (judged.status === 'late') return 'late'
  if (isTest) return 'test'
  if (honeypot) return 'honeypot'
  return verdict === 'early' ? 'early' : undefined
}

/** Without a key of its own, the same form submitted twice on one day (a double click, a reload) is the same lead. */
const keyOf = (kind: string, fields: LeadFields, time: number) =>
  `auto-${hashOf([kind, fields, Math.floor(time / DAY)])}`

/** The key of a late lead that cannot have its own. */
const contentKey = (key: string, kind: string, fields: LeadFields) => `late-${hashOf([key, kind, fields])}`

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** When the visitor submitted it, according to the browser; a clock that is off by days is not believed. */
function consentTime(text: string | undefined, receivedAt: number): number {
  const time = Date.parse(text ?? '')
  return time > receivedAt - 31 * DAY && time <= receivedAt ? time : receivedAt
}
