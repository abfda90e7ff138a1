import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../security/clientAddress.ts'

/** Wrong tokens that one address, and all addresses together, may give in a quarter of an hour. */
export const WRONG_TOKENS = { perAddress: 10, perSite: 100 }
const WINDOW = 15 * 60 * 1000

/** Counts wrong tokens, so that nobody guesses on and on, nor a thousand addresses together. */
export async function loginLimits(app: FastifyInstance) {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false })
  const limits = [
    app.createRateLimit({ max: WRONG_TOKENS.perAddress, timeWindow: WINDOW, keyGenerator: clientAddress }),
    app.createRateLimit({ max: WRONG_TOKENS.perSite, timeWindow: WINDOW, keyGenerator: () => 'site' }),
  ]
  return {
    /** After how many seconds to come back; 0 when a token may be given now. */
    async wait(request: FastifyRequest): Promise<number> {
      const states = await Promise.all(limits.map((limit) => limit(request, { increment: false })))
      return Math.max(...states.map((state) => (state.isAllowed || state.remaining > 0 ? 0 : state.ttlInSeconds)))
    },
    async noteWrong(request: FastifyRequest): Promise<void> {
      request.log.warn('a wrong token was given')
      await Promise.all(limits.map((limit) => limit(request)))
    },
  }
}

export type LoginLimits = Awaited<ReturnType<typeof loginLimits>>
