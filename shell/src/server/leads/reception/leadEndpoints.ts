import formBody from '@fastify/formbody'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import { isCrossSite } from '../../security/requestOrigin.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { leadLimits } from './leadLimits.ts'
import { type Clock, formTokens } from './formTokens.ts'
import { leadFailure, leadNotice, type NoticeFacts } from './leadNotices.ts'
import { leadReception, type Reception } from './leadReception.ts'
import { formOf, type IncomingLead, isForm, isNamed, readLeadRequest } from './readLeadRequest.ts'
import { type Notice, renderPlainNotice } from './renderPlainNotice.ts'

export type LeadEndpointOptions = {
  store: Pick<LeadStore, 'save'>
  /** The forms of the releases that the visitor is being served. */
  forms: (request: FastifyRequest) => readonly FormDefinition[]
  /** The forms in somebody's preview: what they submit is stored as a test. Undefined for a visitor. */
  testedForms?: (request: FastifyRequest) => Promise<readonly FormDefinition[] | undefined>
  config: Pick<LeadConfiguration, 'LEAD_FORM_SECRET' | 'LEAD_RATE_LIMIT'>
  /** Renders the site's own page around the response to a plain form. */
  renderNotice?: (notice: Notice) => string | Promise<string>
  /** For the confirmation page's links, and to recognize the site's own pages. */
  site?: NoticeFacts & { siteUrl?: string }
  clock?: Clock
}

const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }

const MAX_BODY_BYTES = 16 * 1024

/** No personal data in the log: the path without its query, and no IP address. */
const quiet: RouteShorthandOptions = {
  bodyLimit: MAX_BODY_BYTES,
  logSerializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) },
}

/** The endpoints of all forms (specification, section 7). They accept leads; none of them returns any. */
export async function leadEndpoints(app: FastifyInstance, options: LeadEndpointOptions): Promise<void> {
  const { store, forms, testedForms, config, renderNotice = renderPlainNotice, site, clock = systemClock } = options
  const tokens = formTokens(clock, config.LEAD_FORM_SECRET)
  const receive = leadReception({ store, tokens, clock })
  const limitsFor = leadLimits(app, config.LEAD_RATE_LIMIT)

  app.removeContentTypeParser('text/plain')
  await app.register(formBody, { bodyLimit: MAX_BODY_BYTES })
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.setErrorHandler(async (error, request, reply) => {
    const notice = leadFailure(error)
    if (notice.status >= 500) request.log.error({ reason: notice.reason }, 'lead endpoint failed')
    return send(request, reply, notice, { status: 'error', message: notice.text })
  })

  app.get('/leads/token', quiet, async () => ({ token: tokens.issue() }))
  // The set of forms changes with each release, so the routes cover all of them.
  app.post('/leads', quiet, answer)
  app.post('/leads/*', quiet, answer)
  app.get('/leads/*', { ...quiet, exposeHeadRoute: false }, answer)
  app.route({ ...quiet, method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], url: '/leads', handler: nothing })
  app.route({ ...quiet, method: ['HEAD', 'PUT', 'PATCH', 'DELETE'], url: '/leads/*', handler: nothing })

  async function nothing({ method, headers }: FastifyRequest, reply: FastifyReply) {
    // Somebody opens again the address that the response to a plain form had.
    if (method === 'GET' && headers.accept?.includes('text/html')) return reply.callNotFound()
    return reply.code(404).send({ status: 'error', message: 'Não há nada aqui.' })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const tested = await testedForms?.(request)
    const form = formOf(request, tested ?? forms(request))
    if (!form && !isNamed(request) && forms(request).length > 0) return nothing(request, reply)
    const lead = { ...readLeadRequest(request, form), isTest: tested !== undefined }
    const reception = await decide(request, lead)
    if (reception.status === 'tooMany') reply.header('retry-after', String(reception.seconds))
    if (reception.status === 'unavailable') {
      reply.header('retry-after', '30')
      request.log.error({ reason: reception.reason }, 'lead not stored')
    }
    const notice = leadNotice(reception, new Date(clock.now()), lead, site)
    return send(request, reply, notice, jsonFor(reception, notice))
  }

  async function decide(request: FastifyRequest, lead: IncomingLead): Promise<Reception> {
    if (isCrossSite(request, site?.siteUrl)) return { status: 'crossSite' }
    // While no release is live, no form is known, which is not the visitor's mistake.
    if (!lead.form && forms(request).length === 0) return { status: 'unavailable', reason: 'no forms' }
    return receive(lead, limitsFor(request))
  }

  async function send(request: FastifyRequest, reply: FastifyReply, notice: Notice, json: object) {
    reply.code(notice.status)
    return isForm(request) ? reply.type('text/html; charset=utf-8').send(await renderNotice(notice)) : reply.send(json)
  }
}

function jsonFor(reception: Reception, { text }: Notice): object {
  if (reception.status === 'accepted') return { status: 'success', message: 'Recebemos seus dados.' }
  if (reception.status === 'rejected') {
    const { messages, isOutdated } = reception
    return { status: 'rejected', message: 'Confira os dados.', fields: messages, ...(isOutdated && { outdated: true }) }
  }
  return { status: 'error', message: text }
}
