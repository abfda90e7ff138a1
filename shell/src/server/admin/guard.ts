import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocalRequest } from '../http/security/requestOrigin.ts'
import { sendLogin } from './loginDocument.ts'
import { type LoginLimits, loginLimits } from './loginLimits.ts'
import { loginRoutes } from './loginRoutes.ts'
import { createSessions, isSameSecret, sessionCookieName } from './sessions.ts'

export type GuardOptions = {
  /** ADMIN_TOKEN. Without one everybody is admitted, as specified. */
  token: string | undefined
  brand: string
  /** True when visitors come by HTTPS: the cookie then goes nowhere else. */
  secure: boolean
  /** Where sessions that were ended are noted. */
  endedSessionsFile?: string
  /** The guarded page of this path, if it is one: where a login may lead to. */
  isGuarded: (path: string) => boolean
  /** Where a login leads to when nothing was asked for. */
  home: () => string
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
