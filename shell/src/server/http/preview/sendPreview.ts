import type { FastifyReply } from 'fastify'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Previewed } from '../../releases/preview/readPreview.ts'
import { withPreviewBar } from './previewBar.ts'

/** Nothing of a preview is kept, by a cache or the service worker, nor found by a search engine. */
const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Sends what a preview has made: a document with the bar, anything else as it is. */
export function sendPreview(reply: FastifyReply, page: FinishedPage, previewed: Previewed) {
  const isDocument = page.type.startsWith('text/html')
  const sent = isDocument
    ? withPreviewBar(page, previewed)
    : { text: page.body.identity.toString(), headers: page.headers }
  return reply.code(page.status).headers(sent.headers).headers(headers).type(page.type).send(sent.text)
}

/** Says why a preview cannot be shown, to whoever made what it would show. */
export function sendPreviewProblem(
  reply: FastifyReply,
  { previewed, problem }: { previewed: Previewed; problem: string },
) {
  const names = Object.entries(previewed).map(([name, { id }]) => `${name} ${id}`)
  const text = `Sem prévia de ${names.join(', ')}: ${problem}\n`
  return reply.code(409).headers(headers).type('text/plain; charset=utf-8').send(text)
}
