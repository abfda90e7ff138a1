import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Composer } from '../../releases/createComposer.ts'
import { opensPage } from '../../views/isCounted.ts'
import { type Answered, askedFor } from '../metrics/requestMetrics.ts'
import { type Shown, shownTo } from '../pages/countDocuments.ts'
import { splitTarget } from '../pages/requestTarget.ts'
import { formFor } from '../pages/sendFinished.ts'
import { createBatches } from './createBatches.ts'
import { createResponseCache, type Repeatable } from './createResponseCache.ts'
import { mayRepeat, type Serving } from './mayRepeat.ts'

const DECORATOR = 'repeatable'

type Options = Pick<Serving, 'isFollowed' | 'previewCookie'> & {
  composer: Pick<Composer, 'current' | 'canaries'>
  countRequest: (answered: Answered) => void
  countDocuments: (shown: Shown, views: number) => void
}

/**
 * Gives what was answered before again, as it was: headers and body of the application's own answer, which is learned as it
 * is sent. The framework, its hooks and the making of headers would cost a finished page three quarters of its rate. What is
 * given here is counted as all the rest is. `app.inject` does not come by here, nor does a second address of HOST.
 */
export function repeatAnswers(app: FastifyInstance, { composer, countRequest, ...options }: Options): void {
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
    const repeatable = request.getDecorator<Repeatable | undefined>(DECORATOR)
    if (repeatable && !raw.hasHeader('set-cookie') && mayRepeat(request.raw, serving())) {
      const told = { ...askedFor(request), shown: shownTo(request) }
      cache.keep(repeatable, { form: formFor(request.headers, repeatable.page), headers: headersOf(raw), told })
    }
    done()
  })

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!mayRepeat(request, serving())) return false
    const { pathname, search } = splitTarget(request.url ?? '')
    const known = cache.find(pathname)
    if (!known || (known.looksAtQuery && search !== '')) return false
    const form = formFor(request.headers, known.page)
    const sent = cache.headersIn(known, form)
    if (!sent) return false
    const { matched, route, shown } = known.told
    const begun = performance.now()
    response.on('finish', () => {
      countRequest({ matched, route, code: form.status, seconds: (performance.now() - begun) / 1000 })
      if (shown && opensPage(request.headers)) documents.add(shown)
    })
    response.writeHead(form.status, sent)
    response.end(form.status === 304 ? undefined : known.page.body[form.encoding])
    return true
  }

  const [framework, ...others] = app.server.listeners('request')
  // What the framework hears requests by is no promise of its own: shell/build/surgery/assertInternals.ts.
  if (!framework || others.length > 0) throw new Error('The framework does not hear requests by one listener.')
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!answer(request, response)) framework.call(app.server, request, response)
  })
}

/** Notes that everybody gets this answer. */
export function noteRepeatable(request: FastifyRequest, repeatable: Repeatable): void {
  request.setDecorator(DECORATOR, repeatable)
}

function headersOf(response: ServerResponse): OutgoingHttpHeader[] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
}
