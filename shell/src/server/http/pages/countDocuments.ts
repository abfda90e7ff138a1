import type { ViewMark } from '@site/contracts/documentContract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ViewRecorder } from '../../views/createViewRecorder.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { opensPage } from '../../views/isCounted.ts'
import type { RequestedPage } from './findPage.ts'

const DECORATOR = 'shown'

/** The release whose page a document contains, and the shell around it. */
type ServedDocument = { remote: string; release: string; shell: Composition['shell'] }

/** A document with the address that it was sent to, if it has a mark. */
type SentDocument = ServedDocument & { address?: string }

/** What is done with the documents that visitors open. */
export type DocumentCounter = Pick<ViewRecorder, 'countDocument'> & {
  /** The mark of a document that is sent to an address; undefined if it is to have none. */
  markFor(document: ServedDocument, address: string): string | undefined
}

/**
 * Counts the documents that visitors open, after they were sent: a browser may already have one (304). A mark is a header,
 * because finished documents are the same for all: scripts can read it in the navigation's timing.
 */
export const countDocuments = fastifyPlugin<DocumentCounter>(async (app, { countDocument, markFor }) => {
  app.decorateRequest(DECORATOR, undefined)
  app.addHook('onSend', async (request, reply) => {
    const document = countedDocument(request, reply)
    if (!document) return
    const address = clientAddress(request)
    const mark = markFor(document, address)
    if (mark === undefined) return
    request.setDecorator(DECORATOR, { ...document, address } satisfies SentDocument)
    reply.header('server-timing', `${'view' satisfies ViewMark};desc="${mark}"`)
  })
  app.addHook('onResponse', async (request, reply) => {
    const document = countedDocument(request, reply)
    if (document) countDocument(document.remote, document.release, document.shell, document.address)
  })
})

/** The document with which a request is answered, if a visitor opens it. */
function countedDocument(request: FastifyRequest, { statusCode }: FastifyReply): SentDocument | undefined {
  const isSent = statusCode === 200 || statusCode === 304
  return isSent && opensPage(request.headers) ? request.getDecorator<SentDocument | undefined>(DECORATOR) : undefined
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
