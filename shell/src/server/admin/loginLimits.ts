import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../security/clientAddress.ts'

/** The number of wrong tokens allowed per quarter of an hour, from one address and from all together. */
export const MAX_FAILED_LOGINS = { perAddress: 10, perSite: 100 }
const WINDOW = 15 * 60 * 1000

/** Limits wrong tokens, so that neither one client nor a thousand together can guess the token. */
export async function loginLimits(app: FastifyInstance) {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false })
  const limits = [
    app.createRateLimit({ max: MAX_FAILED_LOGINS.perAddress, timeWindow: WINDOW, keyGenerator: clientAddress }),
    app.createRateLimit({ max: MAX_FAILED_LOGINS.perSite, timeWindow: WINDOW, keyGenerator: () => 'site' }),
  ]
  return {
    /** The number of seconds to wait before another attempt; 0 if one is allowed now. */
    async wait(request: FastifyRequest): Promise<number> {
      const states = await Promise.all(limits.map((limit) => limit(request, { increment: false })))
      return Math.max(...states.map((state) => (state.isAllowed || state.remaining > 0 ? 0 : state.ttlInSeconds)))
    },
    /** Counts an attempt with a wrong token. */
    async countFailure(request: FastifyRequest): Promise<void> {
      request.log.warn('a wrong token was given')
      await Promise.all(limits.map((limit) => limit(request)))
    },
  }
}

export type LoginLimits = Awaited<ReturnType<typeof loginLimits>>
