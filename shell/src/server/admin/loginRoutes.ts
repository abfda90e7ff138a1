import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteHosts } from '../configuration/siteHosts.ts'
import { originOf } from '../security/requestHost.ts'
import { isSameOrigin } from '../security/requestOrigin.ts'
import type { Entering, Target, Wanted } from './entering.ts'
import { loginErrors, loginPaths, sendLogin } from './loginDocument.ts'
import type { Sessions } from './sessions.ts'
import { tokenBearer } from './Person.ts'
import type { TeamStore } from './team/TeamStore.ts'
import type { TokenJudge } from './tokenJudge.ts'

type Options = {
  brand: string
  hosts: SiteHosts
  sessions: Sessions
  entering: Entering
  team: Pick<TeamStore, 'isEmpty'>
  sendsMail: boolean
  judge: TokenJudge
  /** The session cookie's name. */
  cookie: string
}

type Fields = (Wanted & { chave?: unknown }) | null | undefined

/** Login with the token, and logout: the form, the endpoint that it posts to, and the end of the session. */
export async function loginRoutes(app: FastifyInstance, options: Options) {
  const { brand, hosts, sessions, entering, team, sendsMail, judge, cookie } = options
  const config = { hosts: ['admin'] as const }
  await app.register(formbody)

  const shownFor = async ({ host, path }: Target, request: FastifyRequest) => ({
    ...{ brand, target: path, sendsMail, hasPeople: !(await team.isEmpty().catch(() => true)) },
    ...(host !== 'admin' && { elsewhere: { host, origin: originOf(host, hosts, request) } }),
  })
  const refuseForeign = (request: FastifyRequest, reply: FastifyReply) =>
    isSameOrigin(request) ? undefined : reply.code(403).type('text/plain; charset=utf-8').send('Acesso restrito.')

  app.get<{ Querystring: NonNullable<Wanted> }>(loginPaths.login, { config }, async (request, reply) => {
    const session = request.cookies[cookie] ?? ''
    const { state } = await sessions.stateOf(session, Date.now())
    const target = entering.targetOf(request.query)
    if (state === 'open' && target.host !== 'admin') {
      return reply.header('cache-control', 'no-store').redirect(entering.addressOf(target, session, request), 303)
    }
    return sendLogin(reply, { ...(await shownFor(target, request)), open: state === 'open' })
  })

  app.post<{ Body: Fields }>(loginPaths.login, { config, bodyLimit: 4096 }, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    const verdict = await judge(request, request.body?.chave)
    const shown = await shownFor(entering.targetOf(request.body), request)
    if (verdict.status === 'tooMany') {
      const error = loginErrors.tooMany
      return sendLogin(reply.code(429).header('retry-after', String(verdict.seconds)), { ...shown, error })
    }
    if (verdict.status === 'wrong') return sendLogin(reply.code(401), { ...shown, error: loginErrors.wrong })
    try {
      const address = await entering.enter(request, reply, tokenBearer.id, request.body)
      return reply.header('cache-control', 'no-store').redirect(address, 303)
    } catch {
      return sendLogin(reply.code(503), { ...shown, error: loginErrors.unknown })
    }
  })

  app.post(loginPaths.logout, { config }, async (request, reply) => {
    const refused = refuseForeign(request, reply)
    if (refused) return refused
    try {
      await sessions.end(request.cookies[cookie] ?? '')
    } catch {
      // The cookie is kept, so that the logout can be retried: a copy of it stays valid until the session has ended.
      const shown = await shownFor(entering.targetOf(undefined), request)
      return sendLogin(reply.code(503), { ...shown, open: true, error: loginErrors.stillOpen })
    }
    reply.clearCookie(cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: hosts.admin.startsWith('https:'),
    })
    // Without it, Chromium restores a guarded page from its back-forward cache, although the page is sent with no-store.
    reply.header('clear-site-data', '"cache"')
    return reply.header('cache-control', 'no-store').redirect(loginPaths.login, 303)
  })
}
