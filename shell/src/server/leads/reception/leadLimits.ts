import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../../security/clientAddress.ts'
import { waitOf } from '../../security/waitOf.ts'
import type { LeadLimits } from './leadReception.ts'

const WINDOW = 10 * 60_000

/** Leads per address in ten minutes; a third of `max` for those without a form token. */
export function leadLimits(app: FastifyInstance, max: number): (request: FastifyRequest) => LeadLimits {
  const limit = (of: number) => app.createRateLimit({ max: of, timeWindow: WINDOW, keyGenerator: clientAddress })
  const [all, unverified] = [limit(max), limit(Math.ceil(max / 3))]

  const wait = async (counted: ReturnType<typeof limit>, request: FastifyRequest) => waitOf(await counted(request)) ?? 0
  return (request) => ({ all: () => wait(all, request), unverified: () => wait(unverified, request) })
}
