import cookie from '@fastify/cookie'
import { type Role, rolesTiming, teamPath } from '@site/contracts/Team'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { SiteHosts } from '../configuration/siteHosts.ts'
import { originOf } from '../security/requestHost.ts'
import { isLocalRequest } from '../security/requestOrigin.ts'
import { type Admission, admissionOf, noLogin, undetermined } from './admission.ts'
import { createAskForLogin, type GuardedKind } from './askForLogin.ts'
import { createEntering, type LoginTargets } from './entering.ts'
import { loginRoutes } from './loginRoutes.ts'
import { passRoute } from './passRoute.ts'
import { tokenBearer } from './Person.ts'
import { createSessions, hostCookie, type SessionState } from './sessions.ts'
import type { SendMail } from '../mail/createMailer.ts'
import { createInviting } from './team/inviting.ts'
import { createPasskeys } from './team/passkeys.ts'
import { peopleRoutes } from './team/peopleRoutes.ts'
import { personRoutes } from './team/personRoutes.ts'
import type { TeamStore } from './team/TeamStore.ts'
import { createTokenJudge, type TokenJudge } from './tokenJudge.ts'

type GuardOptions = {
  brand: string
  hosts: SiteHosts
  desk: LoginTargets
  /** ADMIN_TOKEN. Without it everybody is admitted, as specified. */
  token: string | undefined
  team: TeamStore
  /** Undefined where the server cannot send e-mail. */
  sendMail: SendMail | undefined
}

export type Guard = {
  /** False where there is no token, and so no login. */
  hasLogin: boolean
  /** True if the request may have guarded content. Otherwise a response has been sent (askForLogin.ts). */
  admits(request: FastifyRequest, reply: FastifyReply, kind: GuardedKind): Promise<boolean>
  /**
   * True for an operator: somebody with that role who has logged in, or sends the token; without a token, a request from the
   * server's own machine.
   */
  isOperator(request: FastifyRequest): Promise<boolean>
  /** Who makes the request, if that is somebody of the team who has the role; otherwise why she is refused. */
  admission(request: FastifyRequest, role?: Role): Promise<Admission>
}

/** How guarded content may be cached, with or without a token: by no shared cache, and not by the service worker. */
export const guardedCaching = { document: 'private, no-store', file: 'private, max-age=31536000, immutable' }

declare module 'fastify' {
  interface FastifyInstance {
    guard: Guard
  }
}

/** The login, and what asks for it: `app.guard`. */
export const guard = fastifyPlugin<GuardOptions>(async (app, options) => {
  app.decorate('guard', await createGuard(app, options))
})

/** Decides who may have what a release guards. The caller knows which pages and files those are. */
async function createGuard(app: FastifyInstance, options: GuardOptions): Promise<Guard> {
  const { token, brand, hosts, desk, team, sendMail } = options
  if (!token) {
    app.get(teamPath, { config: { hosts: ['admin'] } }, (_request, reply) =>
      reply.code(noLogin.status).send({ reason: noLogin.reason }),
    )
    return {
      hasLogin: false,
      admits: async () => true,
      isOperator: async (request) => isLocalRequest(request),
      admission: async () => noLogin,
    }
  }
  await app.register(cookie)
  const sessions = createSessions(token, team)
  // A program that keeps sending an old token must not lock out the people at the same address.
  const judge = { people: createTokenJudge(app, token), programs: await createTokenJudge(app, token) }
  const isSecure = (url: string) => url.startsWith('https:')
  const cookies = {
    session: hostCookie('session', isSecure(hosts.admin)),
    pass: { site: hostCookie('pass', isSecure(hosts.site)), preview: hostCookie('pass', isSecure(hosts.preview)) },
  }

  /** A session counts on the desk's host alone, and a pass on every other one. */
  function sessionOf(request: FastifyRequest): Promise<SessionState> {
    const { servedHost } = request
    // Parsed here: an endpoint of another host's answers like a page before the hook that would do so.
    const sent = app.parseCookie(request.headers.cookie ?? '')
    if (servedHost === 'admin') return sessions.stateOf(sent[cookies.session] ?? '', Date.now())
    return sessions.stateOf(sent[cookies.pass[servedHost]] ?? '', Date.now(), 'pass')
  }

  async function admission(request: FastifyRequest, role?: Role): Promise<Admission> {
    const session = request.servedHost === 'admin' ? await sessionOf(request) : undefined
    if (session?.state === 'open') return admissionOf(session.person, role)
    if (await sendsToken(request, judge.programs)) return admissionOf(tokenBearer, role)
    return session?.state === 'unknown' ? undetermined : admissionOf(undefined, role)
  }

  const entering = createEntering({ hosts, sessions, cookie: cookies.session, desk })
  const people = {
    ...{ brand, team, admission, enter: entering.enter },
    passkeys: createPasskeys({ brand, team }),
    inviting: createInviting({ brand, team, sendMail }),
    originFor: (request: FastifyRequest) => originOf('admin', hosts, request) ?? hosts.admin,
  }
  const { sendsMail } = people.inviting
  const askForLogin = createAskForLogin({ brand, hosts, team, sendsMail })
  await app.register(loginRoutes, {
    ...{ brand, hosts, sessions, entering, team, sendsMail },
    ...{ judge: judge.people, cookie: cookies.session },
  })
  await app.register(personRoutes, people)
  await app.register(peopleRoutes, people)
  await app.register(passRoute, { hosts, sessions, cookies: cookies.pass })
  return {
    hasLogin: true,
    admission,
    async admits(request, reply, kind) {
      const session = await sessionOf(request)
      if (session.state !== 'open') {
        await askForLogin(request, reply, kind, session.state)
        return false
      }
      if (kind === 'document') reply.header('server-timing', `${rolesTiming};desc="${session.person.roles.join('.')}"`)
      return true
    },
    async isOperator(request) {
      return (await admission(request, 'operator')).person !== undefined
    },
  }
}

async function sendsToken(request: FastifyRequest, judge: TokenJudge): Promise<boolean> {
  const { authorization = '' } = request.headers
  if (!authorization.startsWith('Bearer ')) return false
  return (await judge(request, authorization.slice('Bearer '.length))).status === 'right'
}
