import { deskChange, deskForgetting, deskNote, deskQuery, leadDeskPath } from '@site/contracts/LeadDesk'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { errorCode } from '../../../database/errorCode.ts'
import { isSameOrigin } from '../../../security/requestOrigin.ts'
import type { LeadNotices } from '../../notices/LeadNotices.ts'
import type { Act } from '../../store/LeadStore.ts'
import { DeskRefusal, deskTexts } from '../DeskRefusal.ts'
import type { DeskFacts } from '../deskLeadOf.ts'
import type { LeadDesk } from '../leadDesk.ts'
import { deskRoute, found, leadNumber, type LeadParams, numberOf, parsed } from './deskRequests.ts'
import { leadExportRoutes } from './leadExportRoutes.ts'
import { noticeTargetRoutes } from './noticeTargetRoutes.ts'

type Admission = { person: { name: string } } | { person?: undefined; status: number; reason: string }

type Options = {
  desk: LeadDesk
  notices: Pick<LeadNotices, 'list' | 'test' | 'retry'>
  facts: () => DeskFacts
  /** Who is asking, if she may work with leads; otherwise why not. */
  admission(request: FastifyRequest): Promise<Admission>
  now?: () => number
}

const pageQuery = v.object({ ...deskQuery.entries, before: v.optional(leadNumber) })

/** The endpoints of the leads page. Nothing of them is cached, logged with its query, or answered to another site. */
export async function leadDeskRoutes(
  app: FastifyInstance,
  { desk, notices, facts, admission, now = Date.now }: Options,
) {
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

  app.get(leadDeskPath, deskRoute, async (request) => {
    const { before, ...query } = parsed(pageQuery, request.query)
    return desk.page(query, before, actOf(request))
  })

  app.get<LeadParams>(`${leadDeskPath}/:number`, deskRoute, async (request) => {
    return found(await desk.details(numberOf(request)))
  })

  app.post<LeadParams>(`${leadDeskPath}/:number/change`, deskRoute, async (request) => {
    const lead = numberOf(request)
    const result = await desk.change(lead, parsed(deskChange, request.body), actOf(request))
    const details = found(await desk.details(lead))
    if (result === 'conflict') throw new DeskRefusal(409, deskTexts.conflict, details.lead)
    return details
  })

  app.post<LeadParams>(`${leadDeskPath}/:number/notes`, deskRoute, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.addNote(lead, parsed(deskNote, request.body), actOf(request)))) {
      throw new DeskRefusal(404, deskTexts.gone)
    }
    return found(await desk.details(lead))
  })

  app.post<LeadParams>(`${leadDeskPath}/:number/release`, deskRoute, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.release(lead, actOf(request)))) throw new DeskRefusal(404, deskTexts.gone)
    return found(await desk.details(lead))
  })

  app.post<LeadParams>(`${leadDeskPath}/:number/withdraw-advertising`, deskRoute, async (request) => {
    const lead = numberOf(request)
    if (!(await desk.withdrawAdvertising(lead, actOf(request)))) throw new DeskRefusal(404, deskTexts.gone)
    return found(await desk.details(lead))
  })

  app.post<LeadParams>(`${leadDeskPath}/:number/submissions/forget`, deskRoute, async (request) => {
    const { numbers } = parsed(deskForgetting, request.body)
    const { removed, receivers } = found(await desk.forget(numberOf(request), numbers))
    request.log.warn({ removed, by: actOf(request).by }, 'a person was forgotten')
    return { removed, receivers }
  })

  await app.register(leadExportRoutes, { desk, facts })
  await app.register(noticeTargetRoutes, { notices, now })
}
