import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { adminGate } from '../admin/adminGate.ts'
import type { Composer } from '../releases/createComposer.ts'
import { createOnDemand } from '../rendering/createOnDemand.ts'
import { dataPath, pageOfData } from '../../universal/routing/dataPath.ts'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { readQuery } from '../../universal/routing/readQuery.ts'
import { ownsPath, type RegisteredRemote } from '../releases/registry.ts'
import { shellPages } from '../../universal/routing/shellPages.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { leadRoutes } from './leadRoutes.ts'
import { publicFiles } from './publicFiles.ts'
import type { Configuration } from './readConfiguration.ts'
import type { ShellBuild } from './readShellBuild.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sendFinished } from './sendFinished.ts'

type Options = {
  configuration: Configuration
  composer: Composer
  registry: readonly RegisteredRemote[]
  shell: ShellBuild
  leadStore: LeadStore
}

/** The application: answers requests, knows nothing of ports and signals. */
export async function createSite({
  configuration,
  composer,
  registry,
  shell,
  leadStore,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: configuration.logLevel },
    trustProxy: configuration.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  })
  const onDemand = createOnDemand(composer)
  await securityHeaders(app)
  await adminGate(app, {
    token: configuration.adminToken,
    brand: configuration.site.brand,
    secure: configuration.site.siteUrl.startsWith('https:'),
    filePrefixes: ['/r/mfe-admin', '/media/mfe-admin'],
  })
  await app.register(leadRoutes, { configuration, composer, store: leadStore })
  await publicFiles(app, { releasesFolder: configuration.releasesFolder, shellFolder: shell.folder })

  app.get('/health', (_request, reply) => {
    const { id, since } = composer.current
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      composition: { id, since },
      shell: shell.id,
      remotes: composer.report(),
    })
  })

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'Método não permitido.' })
    }
    return answer(request, reply)
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = splitUrl(request.url)
    const { finished, releases } = composer.current
    if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('/_data')) {
      return reply.redirect(pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search || '/', 308)
    }
    const dataOf = pageOfData(pathname)
    const asData = dataOf !== undefined
    const path = decodePath(dataOf ?? pathname)
    if (path === undefined) return fail(request, reply, 'notFound')

    const match = matchRoute(
      releases.flatMap(({ routes }) => routes),
      path,
    )
    const query = match ? canonicalSearch(search, match.route.query) : ''
    const ready = query === '' ? finished.get(asData ? dataPath(path) : path) : undefined
    if (ready && !path.startsWith('*')) return sendFinished(request, reply, ready)
    if (!match) {
      const down = registry.some(
        ({ name, prefixes }) => ownsPath(prefixes, path) && !releases.some((release) => release.name === name),
      )
      return fail(request, reply, down ? 'unavailable' : 'notFound')
    }
    try {
      const made = await onDemand(path, query)
      const page = asData ? made.data : made.document
      return page ? sendFinished(request, reply, page) : fail(request, reply, 'notFound')
    } catch (error) {
      request.log.error({ path, reason: error instanceof Error ? error.message : String(error) }, 'not rendered')
      return fail(request, reply, 'unavailable')
    }
  }

  function fail(request: FastifyRequest, reply: FastifyReply, kind: 'notFound' | 'unavailable') {
    const page = composer.current.finished.get(shellPages[kind])
    if (kind === 'unavailable') reply.header('retry-after', '30')
    return page ? sendFinished(request, reply, page) : reply.code(kind === 'notFound' ? 404 : 503).send()
  }

  return app
}

function splitUrl(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) }
}

/** The path as the route table has it; undefined when it is not well formed. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** Only what the page looks at, in one order: the cache's key, so that other parameters cannot fill it. */
function canonicalSearch(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(readQuery(search, names)).toString()
  return query && `?${query}`
}
