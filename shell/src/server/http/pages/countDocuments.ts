import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ViewRecorder } from '../../views/createViewRecorder.ts'
import { opensPage } from '../../views/isCounted.ts'
import type { RequestedPage } from './findPage.ts'

const DECORATOR = 'shown'

/** The release whose page a document contains, and the shell around it. */
type ServedDocument = { remote: string; release: string; shell: Composition['shell'] }

/** Counts the documents that visitors open, after they were sent: a browser may already have one (304). */
export function countDocuments(app: FastifyInstance, { countDocument }: Pick<ViewRecorder, 'countDocument'>): void {
  app.decorateRequest(DECORATOR, undefined)
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const shown = servedTo(request)
    if (shown && (statusCode === 200 || statusCode === 304) && opensPage(request.headers)) {
      countDocument(shown.remote, shown.release, shown.shell)
    }
    done()
  })
}

/** Records which release's page a document contains. Data, and pages that are not for visitors, are not counted. */
export function recordServed(
  request: FastifyRequest,
  { shell, releases }: Pick<Composition, 'shell' | 'releases'>,
  { asData, guarded, route }: RequestedPage,
): void {
  if (request.method !== 'GET' || asData || guarded || !route || route.noindex) return
  const release = releases.find(({ routes }) => routes.some((one) => one === route))
  if (release)
    request.setDecorator(DECORATOR, { remote: release.name, release: release.id, shell } satisfies ServedDocument)
}

/** The document with which a request was served, if it counts. */
function servedTo(request: FastifyRequest): ServedDocument | undefined {
  return request.getDecorator<ServedDocument | undefined>(DECORATOR)
}
