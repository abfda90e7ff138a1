import rateLimit from '@fastify/rate-limit'
import { type Incident, incidentSchema } from '@site/contracts/Incident'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { clientAddress } from '../../security/clientAddress.ts'
import { reporting } from '../../security/documentPolicies.ts'

const LARGEST_BODY = 32 * 1024
const WINDOW = 60_000
/** Requests that one address, and log lines that all addresses together, may cause in a minute. */
const MOST = { perAddress: 10, lines: 30 }

const line = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 200)),
)
/** An address without its query, which may hold what a visitor typed. */
const address = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[?#]/, 1)[0]?.slice(0, 200) ?? ''),
)
/** https://w3c.github.io/reporting/#serialize-reports, with what the reports on content and integrity policies say. */
const violationSchema = v.object({
  type: v.picklist(['csp-violation', 'integrity-violation']),
  body: v.object({
    documentURL: address,
    blockedURL: v.optional(address),
    effectiveDirective: v.optional(line),
    destination: v.optional(line),
    disposition: v.optional(line),
    reportOnly: v.optional(v.boolean()),
  }),
})
const reportsSchema = v.pipe(v.array(v.variant('type', [violationSchema, incidentSchema])), v.maxLength(50))

/**
 * Takes browsers' reports on broken policies, and on failures in the site's own code, into the log, each kind of line once a
 * minute. Nothing personal is in them. `onIncident` hears of each failure.
 */
export async function violationReports(app: FastifyInstance, onIncident: (incident: Incident) => void = () => {}) {
  await app.register(async (scope) => {
    if (!scope.hasDecorator('createRateLimit')) await scope.register(rateLimit, { global: false })
    const perAddress = scope.createRateLimit({
      max: MOST.perAddress,
      timeWindow: WINDOW,
      keyGenerator: clientAddress,
    })
    const lines = scope.createRateLimit({ max: MOST.lines, timeWindow: WINDOW, keyGenerator: () => 'site' })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )

    scope.post(reporting.path, { bodyLimit: LARGEST_BODY, logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isWithin(await perAddress(request))) return reply.code(429).send()
      const reports = v.safeParse(reportsSchema, request.body)
      if (!reports.success) return reply.code(400).send()
      const kinds = new Map(reports.output.map((report) => [JSON.stringify(report), report]))
      for (const { type, body } of kinds.values()) {
        if (type === 'incident') onIncident(body)
        const what = type === 'incident' ? 'a browser reports a failure' : 'a browser reports a violation'
        if (isWithin(await lines(request))) request.log.warn({ report: type, ...body }, what)
      }
      return reply.code(204).send()
    })
  })
}

function isWithin(state: { isAllowed: boolean; isExceeded?: boolean }): boolean {
  return state.isAllowed || !state.isExceeded
}
