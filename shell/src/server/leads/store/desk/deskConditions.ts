import type { LeadStage } from '@site/contracts/LeadDesk'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../database/schema.ts'
import { searchWords } from '../../../database/tables/search/searchableText.ts'
import { startOfDay } from '../../../timing/daysOfWeek.ts'
import type { FindRequest } from '../LeadStore.ts'

type Lead = ExpressionBuilder<Tables & { lead: Tables['leads'] }, 'lead'>

const DAY = 24 * 60 * 60_000

/** Which leads somebody looks for. */
export function conditionsOf(eb: Lead, request: FindRequest) {
  const { room, search, stage, owner, form, since, until, exceptKinds, stepUntil, heads } = request
  const text = searchWords(search).map((word) => ({ like: `%${word.replace(/[\\%_]/g, '\\$&')}%` }))
  return [
    room === 'inbox' ? eb('lead.state', '!=', 'quarantined') : eb('lead.state', '=', 'quarantined'),
    ...(room === 'inbox' ? [] : [eb('lead.suspicion', room === 'late' ? '=' : '!=', 'late')]),
    ...(room === 'inbox' && heads ? [isNewest(eb)] : []),
    ...(stage === undefined ? [] : [isAt(eb, stage, heads && room === 'inbox')]),
    ...(owner === undefined ? [] : [isOf(eb, owner, heads && room === 'inbox')]),
    ...(form === undefined ? [] : [eb('lead.kind', '=', form)]),
    ...(since === undefined ? [] : [eb('lead.received_at', '>=', startOfDay(since))]),
    ...(until === undefined ? [] : [eb('lead.received_at', '<', startOfDay(until) + DAY)]),
    ...(exceptKinds === undefined ? [] : [eb('lead.kind', 'not in', [...exceptKinds, ''])]),
    ...(stepUntil === undefined ? [] : [eb('lead.step', '!=', ''), eb('lead.step_on', '<=', stepUntil)]),
    ...text.map(({ like }) => mentions(eb, like, heads && room === 'inbox')),
  ]
}

/** Whether no newer form has the same address or number. */
export function isNewest(eb: Lead) {
  const newer = (mark: 'email' | 'phone') =>
    eb.or([
      eb(`lead.${mark}`, '=', ''),
      eb.not(
        eb.exists(
          eb
            .selectFrom('leads as newer')
            .select('newer.number')
            .whereRef(`newer.${mark}`, '=', `lead.${mark}`)
            .whereRef('newer.number', '>', 'lead.number')
            .where('newer.state', '!=', 'quarantined'),
        ),
      ),
    ])
  return eb.and([newer('email'), newer('phone')])
}

/** Whose a form is; until somebody has dealt with it, it is whose the person was before. */
function isOf(eb: Lead, owner: string, withEarlier: boolean) {
  const own = eb('lead.owner', '=', owner)
  return withEarlier && owner !== '' ? eb.or([own, wasBefore(eb, 'owner', owner)]) : own
}

/** How far a form is; until somebody has dealt with it, also how far the person was before, if that was under way. */
function isAt(eb: Lead, stage: LeadStage, withEarlier: boolean) {
  const own = eb('lead.stage', '=', stage)
  return withEarlier && isUnderWay(stage) ? eb.or([own, wasBefore(eb, 'stage', stage)]) : own
}

export const isUnderWay = (stage: LeadStage) => stage === 'talking' || stage === 'offer'

/** Whether nobody has dealt with a form, and an earlier one of the same person has this value. */
export function wasBefore(eb: Lead, column: 'owner' | 'stage', value: string) {
  const earlier = earlierForm(eb, (form) => form.and([form(`earlier.${column}`, '=', value), isKept(form)]))
  return eb.and([eb('lead.version', '=', 0), earlier])
}

/** Whether a form contains a text, or an earlier one of the same person does. */
function mentions(eb: Lead, like: string, withEarlier: boolean) {
  const own = sql<SqlBool>`lead.search like ${like} escape '\\'`
  return withEarlier ? eb.or([own, earlierForm(eb, () => sql<SqlBool>`earlier.search like ${like} escape '\\'`)]) : own
}

type Earlier = ExpressionBuilder<Tables & { lead: Tables['leads']; earlier: Tables['leads'] }, 'lead' | 'earlier'>

const isKept = (form: Earlier) => form('earlier.state', '!=', 'quarantined')

/** Whether another form of the same person, which below the newest one is an earlier one, fits. */
function earlierForm(eb: Lead, fits: (form: Earlier) => Expression<SqlBool>) {
  const by = (mark: 'email' | 'phone') =>
    eb.and([
      eb(`lead.${mark}`, '!=', ''),
      eb.exists(
        eb
          .selectFrom('leads as earlier')
          .select('earlier.number')
          .whereRef(`earlier.${mark}`, '=', `lead.${mark}`)
          .where((form) => fits(form)),
      ),
    ])
  return eb.or([by('email'), by('phone')])
}
