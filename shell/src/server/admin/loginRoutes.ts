import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSameOrigin } from '../security/requestOrigin.ts'
import { loginErrors, loginPaths, sendLogin } from './loginDocument.ts'
import { SESSION_LENGTH, type Sessions, sessionCookieName } from './sessions.ts'
import type { TokenJudge } from './tokenJudge.ts'

export type LoginOptions = {
  brand: string
  /** True if visitors use HTTPS: the cookie is then `Secure`. */
  secure: boolean
  /** Whether a path is a guarded page, to which a login may lead. */
  isGuarded: (path: string) => boolean
  /** Where a login leads if no page was requested. */
  home: () => string
}

type Options = LoginOptions & { sessions: Sessions; judge: TokenJudge }

type Fields = { chave?: unknown; para?: unknown } | null | undefined

/** Login and logout: the form, the endpoint that it posts to, and the end of the session. */
export async function loginRoutes(app: FastifyInstance, options: Options) {
  const { brand, secure, sessions, judge, isGuarded, home } = options
  const name = sessionCookieName(secure)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  await app.register(formbody)

  /** Only a guarded page of this site, whatever the form says. */
  const targetOf = (wanted: unknown) => (typeof wanted === 'string' && isGuarded(wanted) ? wanted : home())
  const refuseForeign = (request: FastifyRequest, reply: FastifyReply) =>
    isSameOrigin(request) ? undefined : reply.code(403).type('text/plain; charset=utf-8').send('Acesso restrito.')

  app.get<{ Querystring: { para?: unknown } }>(loginPaths.login, async (request, reply) => {
    const open = (await sessions.stateOf(request.cookies[name] ?? '', Date.now())) === 'open'
    return sendLogin(reply, { brand, target: targetOf(request.query.para), open })
  })

  app.post<{ Body: Fields }>(loginPaths.login, { bodyLimit: 4096 }, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    const target = targetOf(request.body?.para)
    const verdict = await judge(request, request.body?.chave)
    if (verdict.status === 'tooMany') {
      const error = loginErrors.tooMany
      return sendLogin(reply.code(429).header('retry-after', String(verdict.seconds)), { brand, target, error })
    }
    if (verdict.status === 'wrong') return sendLogin(reply.code(401), { brand, target, error: loginErrors.wrong })
    reply.setCookie(name, sessions.open(Date.now()), { ...cookieOptions, maxAge: SESSION_LENGTH / 1000 })
    return reply.header('cache-control', 'no-store').redirect(target, 303)
  })

  app.post(loginPaths.logout, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    try {
      await sessions.revoke(request.cookies[name] ?? '', Date.now())
    } catch {
      // The cookie is kept, so that the logout can be retried: a copy of it stays valid until the session has been revoked.
      return sendLogin(reply.code(503), { brand, target: home(), open: true, error: loginErrors.stillOpen })
    }
    reply.setCookie(name, '', { ...cookieOptions, maxAge: 0 })
    // Without it, Chromium restores a guarded page from its back-forward cache, although the page is sent with no-store.
    reply.header('clear-site-data', '"cache"')
    return reply.header('cache-control', 'no-store').redirect(loginPaths.login, 303)
  })
}
