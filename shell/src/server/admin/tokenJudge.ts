import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../security/clientAddress.ts'
import { isSameSecret } from './sessions.ts'

/** The number of wrong tokens allowed per quarter of an hour from one address. */
export const MAX_WRONG_TOKENS = 10
const WINDOW = 15 * 60 * 1000

/** `tooMany`: not judged, because the address has guessed too often. `seconds`: how long it has to wait. */
export type TokenVerdict = { status: 'right' | 'wrong' } | { status: 'tooMany'; seconds: number }

/**
 * Judges tokens, and limits the wrong ones of each address. There is no limit for all addresses together: whoever guesses
 * from many could use it up and lock out the operator. Each judge has its own counts.
 */
export function createTokenJudge(app: FastifyInstance, token: string) {
  const limit = app.createRateLimit({ max: MAX_WRONG_TOKENS, timeWindow: WINDOW, keyGenerator: clientAddress })

  return async (request: FastifyRequest, given: unknown): Promise<TokenVerdict> => {
    const isRight = typeof given === 'string' && isSameSecret(given, token)
    // One access to the counts for either, so that guesses sent at once are limited too and the time tells nothing.
    const state = await limit(request, { increment: !isRight })
    if (!state.isAllowed && (isRight ? state.remaining === 0 : state.isExceeded)) {
      return { status: 'tooMany', seconds: state.ttlInSeconds }
    }
    if (!isRight) request.log.warn('a wrong token was given')
    return { status: isRight ? 'right' : 'wrong' }
  }
}

export type TokenJudge = ReturnType<typeof createTokenJudge>
