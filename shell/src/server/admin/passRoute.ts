import type { FastifyInstance } from 'fastify'
import type { HostName, SiteHosts } from '../configuration/siteHosts.ts'
import { secretLinkHeaders } from '../security/secretLink.ts'
import type { Sessions } from './sessions.ts'

type OtherHost = Exclude<HostName, 'admin'>

type Options = {
  hosts: SiteHosts
  sessions: Pick<Sessions, 'redeem'>
  /** The names of the passes' cookies. */
  cookies: Readonly<Record<OtherHost, string>>
}

/** Where a ticket is exchanged for a pass. The ticket follows. */
const passPath = '/_pass/'

/** The address at which a ticket is exchanged. */
export const addressOfTicket = (origin: string, ticket: string) => `${origin}${passPath}${encodeURIComponent(ticket)}`

/** Exchanges a ticket from the desk for a pass: a cookie with which this host shows guarded pages, and does nothing else. */
export async function passRoute(app: FastifyInstance, { hosts, sessions, cookies }: Options) {
  app.get<{ Params: { '*': string } }>(`${passPath}*`, async (request, reply) => {
    reply.headers(secretLinkHeaders)
    const host: OtherHost = request.servedHost === 'preview' ? 'preview' : 'site'
    const redeemed = sessions.redeem(request.params['*'], Date.now())
    const [named, ...path] = (redeemed?.target ?? '').split(' ')
    if (!redeemed || named !== host) return reply.callNotFound()
    reply.setCookie(cookies[host], redeemed.pass, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: hosts[host].startsWith('https:') },
      expires: new Date(redeemed.expiresAt),
    })
    return reply.redirect(path.join(' '), 303)
  })
}
