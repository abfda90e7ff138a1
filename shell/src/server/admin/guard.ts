import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocalRequest } from '../http/security/requestOrigin.ts'
import { sendLogin } from './loginDocument.ts'
import { type LoginLimits, loginLimits } from './loginLimits.ts'
import { type LoginOptions, loginRoutes } from './loginRoutes.ts'
import { createSessions, isSameSecret, sessionCookieName } from './sessions.ts'

type GuardOptions = LoginOptions & {
  /** ADMIN_TOKEN. Without one everybody is admitted, as specified. */
  token: string | undefined
  /** Where sessions that were ended are noted. */
  endedSessionsFile?: string
}

export type Guard = {
  /** True for who may have what is guarded. */
  admits(request: FastifyRequest): boolean
  /** Answers who may not: with the login where a person asked, in a word elsewhere. */
  refuse(request: FastifyRequest, reply: FastifyReply, kind: 'document' | 'file'): FastifyReply
  /** True for who runs the site: has logged in, sends the token, or, where there is none, sits at the server itself. */
  isOperator(request: FastifyRequest): Promise<boolean>
}

/** How far what is guarded may be kept, token or not: neither by a cache in between nor by the service worker. */
export const guardedCaching = { document: 'private, no-store', file: 'private, max-age=31536000, immutable' }

/** Decides who may have what a release guards. Which pages and files those are is the caller's to know. */
export async function createGuard(app: FastifyInstance, options: GuardOptions): Promise<Guard> {
  const { token, brand, secure, endedSessionsFile } = options
  if (!token) {
    return {
      admits: () => true,
      refuse: (_request, reply) => reply.code(403).send(),
      isOperator: async (request) => isLocalRequest(request),
    }
  }
  await app.register(cookie)
  const sessions = createSessions(token, endedSessionsFile)
  const limits = await loginLimits(app)
  const name = sessionCookieName(secure)
  const admits = ({ cookies }: FastifyRequest) => sessions.isOpen(cookies[name] ?? '', Date.now())
  await app.register(loginRoutes, { ...options, token, sessions, limits })
  return {
    admits,
    refuse(request, reply, kind) {
      reply.code(401).headers({
        'www-authenticate': 'Cookie realm="equipe"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      if (kind === 'file') return reply.type('text/plain; charset=utf-8').send('Acesso restrito.')
      return sendLogin(reply, { brand, target: request.url.split('?', 1)[0] ?? '/' })
    },
    isOperator: async (request) => admits(request) || (await sendsToken(request, token, limits)),
  }
}

async function sendsToken(request: FastifyRequest, token: string, limits: LoginLimits): Promise<boolean> {
  const { authorization = '' } = request.headers
  if (!authorization.startsWith('Bearer ') || (await limits.wait(request)) > 0) return false
  if (isSameSecret(authorization.slice('Bearer '.length), token)) return true
  await limits.noteWrong(request)
  return false
}
