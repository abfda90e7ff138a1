import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ViewRecorder } from '../../views/createViewRecorder.ts'
import { opensPage } from '../../views/isCounted.ts'
import type { AskedPage } from './findPage.ts'

const DECORATOR = 'shown'

/** The release whose page a document is of, and the shell around it. */
export type Shown = { remote: string; release: string; shell: Composition['shell'] }

/** Counts the documents that visitors open, once they were sent: a browser may have one already (304). */
export function countDocuments(app: FastifyInstance, { countDocument }: Pick<ViewRecorder, 'countDocument'>): void {
  app.decorateRequest(DECORATOR, undefined)
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const shown = shownTo(request)
    if (shown && (statusCode === 200 || statusCode === 304) && opensPage(request.headers)) {
      countDocument(shown.remote, shown.release, shown.shell)
    }
    done()
  })
}

/** Notes which release's page a document is of. Nothing is counted of data, and of what is none for visitors. */
export function noteShown(
  request: FastifyRequest,
  { shell, releases }: Pick<Composition, 'shell' | 'releases'>,
  { asData, guarded, route }: AskedPage,
): void {
  if (request.method !== 'GET' || asData || guarded || !route || route.noindex) return
  const release = releases.find(({ routes }) => routes.some((one) => one === route))
  if (release) request.setDecorator(DECORATOR, { remote: release.name, release: release.id, shell } satisfies Shown)
}

/** What a request was shown, where that is counted. */
export function shownTo(request: FastifyRequest): Shown | undefined {
  return request.getDecorator<Shown | undefined>(DECORATOR)
}
