import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteHosts } from '../configuration/siteHosts.ts'
import { originOf } from '../security/requestHost.ts'
import { loginErrors, loginPaths, sendLogin } from './loginDocument.ts'
import type { SessionState } from './sessions.ts'
import type { TeamStore } from './team/TeamStore.ts'

/** What is guarded: a page, or a file of one. */
export type GuardedKind = 'document' | 'file'

type Options = { brand: string; hosts: SiteHosts; team: Pick<TeamStore, 'isEmpty'>; sendsMail: boolean }

/** `Retry-After` in seconds while the database is unavailable. */
const DATABASE_RETRY = '30'

/**
 * Answers in place of guarded content: with the login, or the way to it, for a document; with a short text for a file. `state`
 * is that of the session which does not admit the request.
 */
export function createAskForLogin({ brand, hosts, team, sendsMail }: Options) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: GuardedKind,
    state: Exclude<SessionState['state'], 'open'>,
  ): Promise<void> => {
    const isUnknown = state === 'unknown'
    const target = request.url.split('?', 1)[0] ?? '/'
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    if (isUnknown) reply.code(503).header('retry-after', DATABASE_RETRY)
    else reply.code(401).header('www-authenticate', 'Cookie realm="equipe"')
    if (kind === 'file') return void reply.type('text/plain; charset=utf-8').send('Acesso restrito.')
    if (isUnknown || request.servedHost === 'admin') {
      const hasPeople = !isUnknown && !(await team.isEmpty().catch(() => true))
      const error = isUnknown ? loginErrors.unknown : undefined
      return void sendLogin(reply, { brand, target, error, hasPeople, sendsMail })
    }
    // Nobody types a token on a host where other code than the desk's runs.
    const desk = originOf('admin', hosts, request)
    if (desk === undefined) return void reply.code(404).type('text/plain; charset=utf-8').send('Não há nada aqui.')
    const query = new URLSearchParams({ para: target, em: request.servedHost })
    reply.removeHeader('www-authenticate').redirect(`${desk}${loginPaths.login}?${query}`, 303)
  }
}
