import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sendTeamDocument } from '../admin/teamDocument.ts'
import { type FailurePages, failurePage } from './pages/failurePage.ts'
import { sendFinished } from './pages/sendFinished.ts'

const texts: Readonly<Record<number, string>> = {
  400: 'Pedido inválido.',
  404: 'Não há nada aqui.',
  405: 'Método não permitido.',
  413: 'O que foi enviado é grande demais.',
  414: 'O endereço é longo demais.',
  415: 'Formato não aceito.',
  429: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
}

/** Responds to a failure: a browser gets the site's own page, everything else data. */
export async function respondToFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  pages: FailurePages,
): Promise<FastifyReply> {
  if (!isFromBrowser(request)) return sendFailure(reply, status)
  // The site's own page is full of links and scripts of the site.
  if (request.servedHost === 'admin') return sendTeamFailure(reply, status)
  const page = failurePage(pages, status)
  if (!page) return sendFailure(reply, status)
  // It may itself be what is damaged.
  return sendFinished(request, reply, page, 'no-store').catch(() => sendFailure(reply, status))
}

/** True for a navigation: every browser accepts HTML by name. */
const isFromBrowser = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html')

/** Responds to a failure with its status and a sentence of our own, which quotes neither the error nor the request. */
export function sendFailure(reply: FastifyReply, status: number) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: textOf(status) })
}

const textOf = (status: number) =>
  texts[status] ?? (status < 500 ? texts[400] : undefined) ?? 'Algo deu errado. Tente de novo em alguns instantes.'

function sendTeamFailure(reply: FastifyReply, status: number) {
  const heading = textOf(status)
  return sendTeamDocument(reply.code(status), {
    title: heading,
    heading,
    content: '<p><a href="/">Voltar ao início</a></p>',
  })
}

/** Handles what no route can: errors. */
export const failureHandler = fastifyPlugin<{ pages: () => FailurePages }>(async (app, { pages }) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ reason: error.message, stack: error.stack }, 'request failed')
    return respondToFailure(request, reply, status, pages())
  })
})

/** For requests that Fastify refuses before routing: parameters of endpoints that are too long. */
export function frameworkErrors(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendFailure(reply, 400)
}
