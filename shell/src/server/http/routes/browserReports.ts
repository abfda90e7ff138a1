import { type Incident, incidentSchema } from '@site/contracts/Incident'
import { type PageView, pageViewSchema, type Tap, tapSchema } from '@site/contracts/PageView'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { clientAddress } from '../../security/clientAddress.ts'
import { reporting } from '../../security/documentPolicies.ts'
import { waitOf } from '../../security/waitOf.ts'
import { isCounted } from '../../views/isCounted.ts'

const MAX_BODY_BYTES = 32 * 1024
const WINDOW = 60_000
/**
 * Limits per minute: reports of problems and of views from one address, behind which there may be an office or a provider's
 * customers; and log lines caused by one address, by all together about violations, and by them about one kind of failure,
 * of which there are as many as there are releases that visitors have.
 */
const RATE_LIMITS = { problems: 10, views: 60, linesOfAddress: 5, violationLines: 30, failureLines: 5 }
/** The kinds of failures whose lines are counted at a time. */
const MAX_KINDS = 1_000

const line = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 200)),
)
/** An address without its query, which may contain what a visitor typed. */
const address = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[?#]/, 1)[0]?.slice(0, 200) ?? ''),
)
/** https://w3c.github.io/reporting/#serialize-reports, with the fields of reports on content and integrity policies. */
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
const problemsSchema = v.pipe(v.array(v.variant('type', [violationSchema, incidentSchema])), v.maxLength(50))
/** A document reports its view once, and its first tap on WhatsApp, each in a request of its own. */
const viewSchema = v.strictTuple([v.variant('type', [pageViewSchema, tapSchema])])

type Listeners = {
  /** False if no visitor has the release that is said to have failed. */
  onIncident?: (incident: Incident, address: string) => boolean
  onView?: (view: PageView, address: string) => void
  onTap?: (tap: Tap) => void
}

/**
 * Logs browsers' reports of policy violations and of failures in the site's own code, within limits and without personal
 * data. `onIncident` gets each failure, `onView` each page view, and `onTap` each tap on WhatsApp. Reports from browsers with Global
 * Privacy Control are ignored.
 */
export async function browserReports(app: FastifyInstance, { onIncident, onView, onTap }: Listeners) {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: WINDOW, keyGenerator })
  const problems = limit(RATE_LIMITS.problems, clientAddress)
  const views = limit(RATE_LIMITS.views, clientAddress)
  const linesOfAddress = limit(RATE_LIMITS.linesOfAddress, clientAddress)
  const violationLines = limit(RATE_LIMITS.violationLines, () => 'site')
  const failureLines = new LRUCache<string, number>({ max: MAX_KINDS, ttl: WINDOW, noUpdateTTL: true })
  const isFailureLogged = ({ remote, release, cause }: Incident) => {
    const kind = `${remote} ${release} ${cause}`
    const lines = (failureLines.get(kind) ?? 0) + 1
    failureLines.set(kind, lines)
    return lines <= RATE_LIMITS.failureLines
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )

  const config = { hosts: ['site', 'admin', 'preview'] as const }
  app.post(reporting.path, { config, bodyLimit: MAX_BODY_BYTES, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (v.is(viewSchema, request.body)) {
      if (waitOf(await views(request)) !== undefined) return reply.code(429).send()
      const [{ type, body }] = request.body
      if (isCounted(request.headers)) type === 'view' ? onView?.(body, clientAddress(request)) : onTap?.(body)
      return reply.code(204).send()
    }
    if (waitOf(await problems(request)) !== undefined) return reply.code(429).send()
    const reports = v.safeParse(problemsSchema, request.body)
    if (!reports.success) return reply.code(400).send()
    if (request.headers['sec-gpc'] === '1') return reply.code(204).send()
    const kinds = new Map(reports.output.map((report) => [JSON.stringify(report), report]))
    for (const { type, body } of kinds.values()) {
      if (type === 'incident' && onIncident?.(body, clientAddress(request)) === false) continue
      if (waitOf(await linesOfAddress(request)) !== undefined) continue
      if (type === 'incident') {
        if (isFailureLogged(body)) request.log.warn({ report: type, ...body }, 'a browser reports a failure')
      } else if (waitOf(await violationLines(request)) === undefined) {
        request.log.warn({ report: type, ...body }, 'a browser reports a violation')
      }
    }
    return reply.code(204).send()
  })
}
