import type { FastifyReply, FastifyRequest } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'
import { sendTeamDocument } from '../../admin/teamDocument.ts'
import type { SiteHosts } from '../../configuration/siteHosts.ts'
import { originOf } from '../../security/requestHost.ts'
import { type FinishedPage, textOf } from '../../rendering/finished/FinishedPage.ts'
import type { Previewed } from '../../releases/preview/readPreview.ts'
import { endForm, withPreviewBar } from './previewBar.ts'

/** No cache, service worker or search engine keeps anything of a preview. */
const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Sends a previewed response: a document with the preview bar, anything else as it is. */
export async function sendPreview(reply: FastifyReply, page: FinishedPage, previewed: Previewed) {
  const isDocument = page.type.startsWith('text/html')
  const sent = isDocument ? await withPreviewBar(page, previewed) : { text: await textOf(page), headers: page.headers }
  return reply.code(page.status).headers(sent.headers).headers(headers).type(page.type).send(sent.text)
}

/** Answers whoever has no valid link: this host shows nothing but previews. */
export function sendNoPreview(request: FastifyRequest, reply: FastifyReply, hosts: SiteHosts) {
  reply.code(404).headers(headers)
  const site = originOf('site', hosts, request)
  const content = `<p>Este endereço só mostra versões a quem abriu o link de uma prévia. Peça um novo a quem a fez.</p>${
    site ? `\n<p><a href="${escapeHtml(site)}">Ir para o site</a></p>` : ''
  }`
  return sendTeamDocument(reply, { title: 'Sem prévia', heading: 'Sem prévia', content })
}

/** Explains to the release's author why a preview cannot be shown, and offers to end it. */
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
