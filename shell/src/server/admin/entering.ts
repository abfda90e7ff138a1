import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HostName, SiteHosts } from '../configuration/siteHosts.ts'
import { originOf } from '../security/requestHost.ts'
import { addressOfTicket } from './passRoute.ts'
import { SESSION_LENGTH, type Sessions } from './sessions.ts'

/** The pages to which a login may lead. */
export type LoginTargets = {
  isDeskPage: (path: string) => boolean
  /** True for a guarded page on another host, which asks for a pass. */
  isGuarded: (path: string) => boolean
  /** Where a login leads if no page was requested. */
  home: () => string
}

type Options = { hosts: SiteHosts; sessions: Sessions; cookie: string; desk: LoginTargets }

/** What a login was asked for, as a form or a script says it. */
export type Wanted = { para?: unknown; em?: unknown } | null | undefined

/** A page to go on to: of the desk, or a guarded one on another host. */
export type Target = { host: HostName; path: string }

/** What every way to log in ends with: a session, and the page that was asked for. */
export function createEntering({ hosts, sessions, cookie, desk }: Options) {
  /** Only a page of this site that asks for a login, whatever the form says. */
  function targetOf(wanted: Wanted): Target {
    const { para, em } = wanted ?? {}
    if (typeof para !== 'string') return { host: 'admin', path: desk.home() }
    if ((em === 'site' || em === 'preview') && desk.isGuarded(para)) return { host: em, path: para }
    return { host: 'admin', path: desk.isDeskPage(para) ? para : desk.home() }
  }

  /** Where to go on, with a ticket if that is on another host. */
  function addressOf({ host, path }: Target, session: string, request: FastifyRequest): string {
    const origin = host === 'admin' ? undefined : originOf(host, hosts, request)
    if (origin === undefined) return host === 'admin' ? path : desk.home()
    return addressOfTicket(origin, sessions.ticketFor(session, `${host} ${path}`, Date.now()))
  }

  return {
    targetOf,
    addressOf,
    /** Starts a session of a person. Returns where the login leads. @throws Error if the session cannot be stored. */
    async enter(request: FastifyRequest, reply: FastifyReply, person: string, wanted?: Wanted): Promise<string> {
      const former = request.cookies[cookie]
      const session = await sessions.open(person, Date.now())
      if (former) await sessions.end(former)
      reply.setCookie(cookie, session, {
        ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: hosts.admin.startsWith('https:') },
        maxAge: SESSION_LENGTH / 1000,
      })
      return addressOf(targetOf(wanted), session, request)
    },
  }
}

export type Entering = ReturnType<typeof createEntering>
