import type { FastifyReply, FastifyRequest } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'
import { sendTeamDocument } from '../../admin/teamDocument.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Previewed } from '../../releases/preview/readPreview.ts'
import { endForm, withPreviewBar } from './previewBar.ts'

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

/** Says why a preview cannot be shown, to whoever made what it would show, and lets a browser end it. */
export function sendPreviewProblem(
  { headers: { accept = '' } }: FastifyRequest,
  reply: FastifyReply,
  { previewed, problem }: { previewed: Previewed; problem: string },
) {
  const names = Object.entries(previewed).map(([name, { id }]) => `${name} ${id}`)
  const text = `${names.join(', ')}: ${problem}`
  reply.code(409).headers(headers)
  if (!accept.includes('text/html')) return reply.type('text/plain; charset=utf-8').send(`Sem prévia de ${text}\n`)
  const content = `<p>${escapeHtml(text)}</p>\n${endForm}`
  return sendTeamDocument(reply, { title: 'Sem prévia', heading: 'Sem prévia', content })
}
