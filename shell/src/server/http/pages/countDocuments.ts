import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ViewRecorder } from '../../views/createViewRecorder.ts'
import { opensPage } from '../../views/isCounted.ts'
import type { AskedPage } from './findPage.ts'

const DECORATOR = 'shown'

type Shown = { composition: Pick<Composition, 'shell' | 'releases'>; page: AskedPage }

/** Counts the documents that visitors open, once they were sent: a browser may have one already (304). */
export function countDocuments(app: FastifyInstance, { countDocument }: Pick<ViewRecorder, 'countDocument'>): void {
  app.decorateRequest(DECORATOR, undefined)
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const shown = request.getDecorator<Shown | undefined>(DECORATOR)
    if (shown && (statusCode === 200 || statusCode === 304) && opensPage(request.headers)) {
      const { shell, releases } = shown.composition
      const release = releases.find(({ routes }) => routes.some((route) => route === shown.page.route))
      if (release) countDocument(release.name, release.id, shell)
    }
    done()
  })
}

/** Notes which composition a page's document is sent from. Nothing is counted of data, and of what is none for visitors. */
export function noteShown(request: FastifyRequest, composition: Shown['composition'], page: AskedPage): void {
  if (request.method === 'GET' && !page.asData && !page.guarded && page.route && !page.route.noindex) {
    request.setDecorator(DECORATOR, { composition, page } satisfies Shown)
  }
}
