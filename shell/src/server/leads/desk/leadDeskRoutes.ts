import { Readable } from 'node:stream'
import { deskChange, deskForgetting, deskNote, deskQuery, leadDeskPath } from '@site/contracts/LeadDesk'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import { BYTE_ORDER_MARK, csvLines } from '../command/csvExport.ts'
import { workbookOf } from '../command/xlsxExport.ts'
import type { LeadNotices } from '../notices/LeadNotices.ts'
import { errorCode } from '../../database/errorCode.ts'
import type { Act } from '../store/LeadStore.ts'
import { DeskRefusal, deskTexts } from './DeskRefusal.ts'
import type { DeskFacts } from './deskLeadOf.ts'
import { deskHeader, deskRow } from './deskSheet.ts'
import type { LeadDesk } from './leadDesk.ts'
import { personFile } from './personFile.ts'

type Admission = { person: { name: string } } | { person?: undefined; status: number; reason: string }

type Options = {
  desk: LeadDesk
  notices: Pick<LeadNotices, 'list' | 'test' | 'retry'>
  facts: () => DeskFacts
  /** Who is asking, if she may work with leads; otherwise why not. */
  admission(request: FastifyRequest): Promise<Admission>
  now?: () => number
}

const MAX_BODY_BYTES = 16 * 1024
const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const pageQuery = v.object({ ...deskQuery.entries, before: v.optional(number) })

/** Forms of a person, as a list in an address: `3,1`. */
const personQuery = v.object({
  numbers: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}(,\d{1,15}){0,499}$/),
      v.transform((list) => list.split(',').map(Number)),
    ),
  ),
})

type Params = { Params: { number: string } }

/** The endpoints of the leads page. Nothing of them is cached, logged with its query, or answered to another site. */
export async function leadDeskRoutes(
  app: FastifyInstance,
  { desk, notices, facts, admission, now = Date.now }: Options,
) {
  const options = { config: { hosts: ['admin'] }, bodyLimit: MAX_BODY_BYTES, logLevel: 'warn' } as const
  const acts = new WeakMap<FastifyRequest, Act>()

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof DeskRefusal) {
      const { status, message: reason, lead } = error
      return reply.code(status).send({ reason, lead })
    }
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ reason: deskTexts.malformed })
    request.log.error({ reason: errorCode(error) }, 'the desk failed')
    return reply.code(503).header('retry-after', '30').send({ reason: deskTexts.away })
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    if (request.method !== 'GET' && !isSameOrigin(request)) throw new DeskRefusal(403, deskTexts.foreign)
    const admitted = await admission(request)
    if (!admitted.person) throw new DeskRefusal(admitted.status, admitted.reason)
    acts.set(request, { by: admitted.person.name, at: now() })
  })

  const actOf = (request: FastifyRequest): Act => acts.get(request) ?? { by: '', at: now() }
  const numberOf = (request: FastifyRequest<Params>) => {
    const { success, output } = v.safeParse(number, request.params.number)
    if (!success) throw new DeskRefusal(404, deskTexts.gone)
    return output
  }

  app.get(leadDeskPath, options, async (request) => {
    const { before, ...query } = parsed(pageQuery, request.query)
    return desk.page(query, before, actOf(request))
  })

  app.get<Params>(`${leadDeskPath}/:number`, options, async (request) => {
    return found(await desk.details(numberOf(request)))
  })

  app.post<Params>(`${leadDeskPath}/:number/change`, options, async (request) => {
    const lead = numberOf(request)
    const result = await desk.change(lead, parsed(deskChange, request.body), actOf(request))
    const details = found(await desk.details(lead))
    if (result === 'conflict') throw new DeskRefusal(409, deskTexts.conflict, details.lead)
    return details
  })

  app.post<Params>(`${leadDeskPath}/:number/notes`, options, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.addNote(lead, parsed(deskNote, request.body), actOf(request)))) {
      throw new DeskRefusal(404, deskTexts.gone)
    }
    return found(await desk.details(lead))
  })

  app.post<Params>(`${leadDeskPath}/:number/release`, options, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.release(lead, actOf(request)))) throw new DeskRefusal(404, deskTexts.gone)
    return found(await desk.details(lead))
  })

  app.post<Params>(`${leadDeskPath}/:number/withdraw-advertising`, options, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.withdrawAdvertising(lead, actOf(request)))) throw new DeskRefusal(404, deskTexts.gone)
    return found(await desk.details(lead))
  })

  app.post<Params>(`${leadDeskPath}/:number/submissions/forget`, options, async (request) => {
    const { numbers } = parsed(deskForgetting, request.body)
    const { removed, receivers } = found(await desk.forget(numberOf(request), numbers))
    request.log.warn({ removed, by: actOf(request).by }, 'a person was forgotten')
    return { removed, receivers }
  })

  app.get<Params>(`${leadDeskPath}/:number/person`, options, async (request, reply) => {
    const lead = numberOf(request)
    const { numbers } = parsed(personQuery, request.query)
    const file = personFile(found(await desk.person(lead, numbers)), facts())
    return download(reply, `dados-de-uma-pessoa-${lead}.json`, 'application/json; charset=utf-8', file)
  })

  app.get(`${leadDeskPath}/targets`, options, async () => ({ targets: await notices.list() }))

  app.post<{ Params: { name: string } }>(`${leadDeskPath}/targets/:name/test`, options, async ({ params }) => {
    return found(await notices.test(params.name, now()))
  })

  app.post<{ Params: { name: string } }>(`${leadDeskPath}/targets/:name/retry`, options, async ({ params }) => {
    if (!(await notices.retry(params.name, now()))) throw new DeskRefusal(404, deskTexts.gone)
    return { targets: await notices.list() }
  })

  app.get(`${leadDeskPath}/export.csv`, options, async (request, reply) => {
    const query = parsed(deskQuery, request.query)
    const { forms } = facts()
    async function* lines() {
      yield BYTE_ORDER_MARK + csvLines([deskHeader])
      for await (const exported of desk.everyLead(query)) yield csvLines([deskRow(exported, forms)])
    }
    return download(reply, 'leads.csv', 'text/csv; charset=utf-8', Readable.from(lines()))
  })

  app.get(`${leadDeskPath}/export.xlsx`, options, async (request, reply) => {
    const query = parsed(deskQuery, request.query)
    const rows: (readonly (string | number)[])[] = [deskHeader]
    for await (const exported of desk.everyLead(query)) rows.push(deskRow(exported, facts().forms))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return download(reply, 'leads.xlsx', type, await workbookOf(rows).toBuffer())
  })
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given)
  if (!success) throw new DeskRefusal(422, deskTexts.malformed)
  return output
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DeskRefusal(404, deskTexts.gone)
  return value
}

function download(reply: FastifyReply, name: string, type: string, body: string | Buffer | Readable) {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(body)
}
