import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Composer } from '../../releases/createComposer.ts'
import { opensPage } from '../../views/isCounted.ts'
import { type HandledRequest, routeLabels } from '../metrics/requestMetrics.ts'
import { relevantQuery } from '../pages/relevantQuery.ts'
import { type ServedDocument, servedTo } from '../pages/countDocuments.ts'
import { splitTarget } from '../pages/requestTarget.ts'
import { representationFor } from '../pages/sendFinished.ts'
import { createBatches } from './createBatches.ts'
import { createResponseCache, type Cacheable } from './createResponseCache.ts'
import { mayServeCached, type Serving } from './mayServeCached.ts'
import { type HeaderList, prepareHead, sendHead, warnIfNotPrebuilt } from './prebuiltHead.ts'

const DECORATOR = 'cacheable'

type Options = Pick<Serving, 'isFollowed' | 'previewCookie'> & {
  composer: Pick<Composer, 'current' | 'canaries'>
  countRequest: (answered: HandledRequest) => void
  countDocuments: (shown: ServedDocument, views: number) => void
}

/**
 * Repeats earlier responses: headers and body of the application's own response, recorded as it was sent. The framework, its
 * hooks and the assembly of headers would cost a finished page three quarters of its rate. Such responses are counted like
 * all others. `app.inject` bypasses this, as does a second address of HOST.
 */
export function cacheResponses(app: FastifyInstance, { composer, countRequest, ...options }: Options): void {
  const { isFollowed, previewCookie } = options
  const cache = createResponseCache(() => composer.current)
  const documents = createBatches(options.countDocuments)
  let isClosing = false
  const serving = () => ({ isFollowed, isDivided: composer.canaries.length > 0, isClosing, previewCookie })

  app.decorateRequest(DECORATOR, undefined)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onClose', async () => documents.end())
  app.addHook('onResponse', (request, { raw }, done) => {
    const cacheable = request.getDecorator<Cacheable | undefined>(DECORATOR)
    if (cacheable && !raw.hasHeader('set-cookie') && mayServeCached(request.raw, serving())) {
      const counted = { ...routeLabels(request), shown: servedTo(request) }
      const representation = representationFor(request.headers, cacheable.page)
      cache.keep(cacheable, { representation, head: prepareHead(representation.status, headersOf(raw)), counted })
    }
    done()
  })

  function serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (!mayServeCached(request, serving())) return false
    const { pathname, search } = splitTarget(request.url ?? '')
    const known = cache.find(pathname)
    if (!known || relevantQuery(search, known.query) !== '') return false
    const representation = representationFor(request.headers, known.page)
    const head = cache.headIn(known, representation)
    if (!head) return false
    const { matched, route, shown } = known.counted
    const begun = performance.now()
    sendHead(response, head)
    response.end(representation.status === 304 ? undefined : known.page.body[representation.encoding])
    // Counted when it is handed to Node, not when it was sent: waiting for that would cost more than the count.
    countRequest({ matched, route, code: representation.status, seconds: (performance.now() - begun) / 1000 })
    if (shown && opensPage(request.headers)) documents.add(shown)
    return true
  }

  warnIfNotPrebuilt(app.log)
  const [framework, ...others] = app.server.listeners('request')
  // How the framework listens is undocumented: shell/build/patches/assertInternals.ts checks it.
  if (!framework || others.length > 0)
    throw new Error('The framework does not listen to requests with exactly one listener.')
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!serveCached(request, response)) framework.call(app.server, request, response)
  })
}

/** Marks a response as the same for everybody. */
export function markCacheable(request: FastifyRequest, cacheable: Cacheable): void {
  request.setDecorator(DECORATOR, cacheable)
}

function headersOf(response: ServerResponse): HeaderList {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
}
