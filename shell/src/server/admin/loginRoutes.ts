import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteHosts } from '../configuration/siteHosts.ts'
import { originOf } from '../security/requestHost.ts'
import { isSameOrigin } from '../security/requestOrigin.ts'
import { loginErrors, loginPaths, sendLogin } from './loginDocument.ts'
import { addressOfTicket } from './passRoute.ts'
import { SESSION_LENGTH, type Sessions } from './sessions.ts'
import type { TokenJudge } from './tokenJudge.ts'

export type LoginOptions = {
  brand: string
  hosts: SiteHosts
  /** The pages to which a login may lead. */
  desk: {
    isDeskPage: (path: string) => boolean
    /** True for a guarded page on another host, which asks for a pass. */
    isGuarded: (path: string) => boolean
    /** Where a login leads if no page was requested. */
    home: () => string
  }
}

type Options = LoginOptions & {
  sessions: Sessions
  judge: TokenJudge
  /** The session cookie's name. */
  cookie: string
}

type Fields = { chave?: unknown; para?: unknown; em?: unknown } | null | undefined

/** A page to go on to: of the desk, or a guarded one on another host. */
type Target = { host: 'admin' | 'site' | 'preview'; path: string }

/** Login and logout: the form, the endpoint that it posts to, and the end of the session. On the desk's host alone. */
export async function loginRoutes(app: FastifyInstance, options: Options) {
  const { brand, hosts, sessions, judge, cookie, desk } = options
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: hosts.admin.startsWith('https:'),
  } as const
  const config = { hosts: ['admin'] as const }
  await app.register(formbody)

  /** Only a page of this site that asks for a login, whatever the form says. */
  function targetOf(wanted: unknown, host: unknown): Target {
    if (typeof wanted !== 'string') return { host: 'admin', path: desk.home() }
    if ((host === 'site' || host === 'preview') && desk.isGuarded(wanted)) return { host, path: wanted }
    return { host: 'admin', path: desk.isDeskPage(wanted) ? wanted : desk.home() }
  }

  /** Where to go on, with a ticket if that is on another host. */
  function addressOf({ host, path }: Target, session: string, request: FastifyRequest): string {
    const origin = host === 'admin' ? undefined : originOf(host, hosts, request)
    if (origin === undefined) return host === 'admin' ? path : desk.home()
    return addressOfTicket(origin, sessions.ticketFor(session, `${host} ${path}`, Date.now()))
  }

  const shownFor = ({ host, path }: Target, request: FastifyRequest) =>
    host === 'admin'
      ? { brand, target: path }
      : { brand, target: path, elsewhere: { host, origin: originOf(host, hosts, request) } }

  const refuseForeign = (request: FastifyRequest, reply: FastifyReply) =>
    isSameOrigin(request) ? undefined : reply.code(403).type('text/plain; charset=utf-8').send('Acesso restrito.')

  app.get<{ Querystring: { para?: unknown; em?: unknown } }>(loginPaths.login, { config }, async (request, reply) => {
    const session = request.cookies[cookie] ?? ''
    const open = (await sessions.stateOf(session, Date.now())) === 'open'
    const target = targetOf(request.query.para, request.query.em)
    if (open && target.host !== 'admin') {
      return reply.header('cache-control', 'no-store').redirect(addressOf(target, session, request), 303)
    }
    return sendLogin(reply, { ...shownFor(target, request), open })
  })

  app.post<{ Body: Fields }>(loginPaths.login, { config, bodyLimit: 4096 }, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    const target = targetOf(request.body?.para, request.body?.em)
    const verdict = await judge(request, request.body?.chave)
    const shown = shownFor(target, request)
    if (verdict.status === 'tooMany') {
      const error = loginErrors.tooMany
      return sendLogin(reply.code(429).header('retry-after', String(verdict.seconds)), { ...shown, error })
    }
    if (verdict.status === 'wrong') return sendLogin(reply.code(401), { ...shown, error: loginErrors.wrong })
    const session = sessions.open(Date.now())
    reply.setCookie(cookie, session, { ...cookieOptions, maxAge: SESSION_LENGTH / 1000 })
    return reply.header('cache-control', 'no-store').redirect(addressOf(target, session, request), 303)
  })

  app.post(loginPaths.logout, { config }, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    try {
      await sessions.revoke(request.cookies[cookie] ?? '', Date.now())
    } catch {
      // The cookie is kept, so that the logout can be retried: a copy of it stays valid until the session has been revoked.
      return sendLogin(reply.code(503), { brand, target: desk.home(), open: true, error: loginErrors.stillOpen })
    }
    reply.setCookie(cookie, '', { ...cookieOptions, maxAge: 0 })
    // Without it, Chromium restores a guarded page from its back-forward cache, although the page is sent with no-store.
    reply.header('clear-site-data', '"cache"')
    return reply.header('cache-control', 'no-store').redirect(loginPaths.login, 303)
  })
}
