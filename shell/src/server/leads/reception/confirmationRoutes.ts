import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { secretLinkHeaders } from '../../security/secretLink.ts'
import { type Notice, renderPlainNotice } from './renderPlainNotice.ts'

/** Where the link in an e-mail leads; its secret follows. */
export const confirmationPath = '/leads/confirmar/'

export type Confirmations = {
  /** Whether a secret can still be used, without using it. */
  look(secret: string): Promise<boolean>
  /** Uses it up, and confirms its lead. False if that is impossible. */
  confirm(secret: string): Promise<boolean>
}

type Options = { confirmations: Confirmations; renderNotice?: (notice: Notice) => string | Promise<string> }

const used: Notice = {
  status: 404,
  title: 'Link sem validade',
  text: 'Este link já foi usado, ou passou do prazo. Se a inscrição não foi confirmada, assine de novo.',
}
const confirmed: Notice = {
  status: 200,
  title: 'Inscrição confirmada',
  text: 'Obrigado! Você recebe as novidades neste e-mail.',
}

/** How somebody confirms a subscription. The link only shows a button: programs that look at links in messages must not press it. */
export async function confirmationRoutes(
  app: FastifyInstance,
  { confirmations, renderNotice = renderPlainNotice }: Options,
): Promise<void> {
  await app.register(formBody, { bodyLimit: 1024 })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(secretLinkHeaders)
  })
  const send = async (reply: FastifyReply, notice: Notice) =>
    reply
      .code(notice.status)
      .type('text/html; charset=utf-8')
      .send(await renderNotice(notice))
  // No secret in the log.
  const options = { logLevel: 'silent', bodyLimit: 1024 } as const

  app.get<{ Params: { secret: string } }>(
    `${confirmationPath}:secret`,
    options,
    async ({ params: { secret } }, reply) => {
      if (!(await confirmations.look(secret))) return send(reply, used)
      return send(reply, {
        status: 200,
        title: 'Falta um toque',
        text: 'Confirme que é você quem quer receber as novidades por e-mail.',
        form: { action: confirmationPath + encodeURIComponent(secret), label: 'Confirmar a inscrição' },
      })
    },
  )
  app.post<{ Params: { secret: string } }>(
    `${confirmationPath}:secret`,
    options,
    async ({ params: { secret } }, reply) => send(reply, (await confirmations.confirm(secret)) ? confirmed : used),
  )
}
