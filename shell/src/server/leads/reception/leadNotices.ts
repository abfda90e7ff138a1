import { whatsAppUrl } from '@site/contracts/channels'
import { whatsAppReply } from '@site/contracts/openingNow'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import { fillIn } from '@site/contracts/placeholders'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import { messageWithVisitor } from '../../../universal/whatsApp/messageWithVisitor.ts'
import { errorCode } from '../../database/errorCode.ts'
import type { Reception } from './leadReception.ts'
import type { IncomingLead } from './readLeadRequest.ts'
import type { Notice } from './renderPlainNotice.ts'

/** What the response to a plain form links to. */
export type NoticeFacts = Pick<SiteFacts, 'whatsAppNumber' | 'openingHours' | 'numbers'> & {
  /** Values of the live releases' external services, by name. */
  services: () => Readonly<Record<string, string>>
}

type Asked = { form: Pick<FormDefinition, 'thanks' | 'basis'> | undefined } & Pick<
  IncomingLead,
  'fields' | 'conversation'
>

/** The response to a form that was submitted without scripts. */
export function leadNotice(reception: Reception, now: Date, asked?: Asked, site?: NoticeFacts): Notice {
  switch (reception.status) {
    case 'accepted':
      return { status: 200, title: 'Recebemos seus dados', text: 'Obrigado!', ...thanksOf(now, asked, site) }
    case 'rejected':
      return {
        status: 422,
        title: 'Confira os dados',
        text: 'Algo faltou ou não ficou claro. Volte à página anterior: o que você escreveu continua lá.',
        details: Object.values(reception.messages),
      }
    case 'crossSite':
      return { status: 403, title: 'Envio recusado', text: 'Este envio não veio das páginas deste site.' }
    case 'tooMany':
      return {
        status: 429,
        title: 'Muitos envios seguidos',
        text: `Recebemos muitos envios desta conexão. Tente de novo em ${minutes(reception.seconds)}.`,
      }
    case 'unavailable':
      return {
        status: 503,
        title: 'Não deu para guardar seus dados',
        text: 'O problema é nosso. Tente novamente em alguns instantes: volte à página anterior e envie outra vez.',
      }
  }
}

/** A visitor who has requested something is also told when the agency replies. */
function thanksOf(now: Date, asked?: Asked, site?: NoticeFacts): Partial<Notice> {
  const { form } = asked ?? {}
  if (!asked || !form) return {}
  const { title, link } = form.thanks
  const replyTime = site && form.basis === 'request' ? whatsAppReply(site.openingHours, now).text : ''
  const text = `${fillIn(form.thanks.text, site ?? { openingHours: '' })} ${replyTime}`.trim()
  if (!site || !link) return { title, text }
  if (link === 'whatsApp') {
    return {
      title,
      text,
      link: { href: whatsAppUrl(messageOf(asked), site.whatsAppNumber), label: 'Abrir o WhatsApp' },
    }
  }
  const href = site.services()[link.service]
  return { title, text, link: href ? { href, label: link.label } : undefined }
}

/** What the conversation begins with: what the visitor wanted to talk about, where the form says so. */
function messageOf({ conversation, fields }: Pick<Asked, 'fields' | 'conversation'>): string {
  const given = v.safeParse(visitor, fields)
  if (conversation && given.success) return messageWithVisitor(conversation, given.output)
  return 'Olá! Acabei de enviar meus dados pelo site e quero conversar.'
}

const visitor = v.object({ name: v.string(), email: v.string(), phone: v.string() })

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? '1 minuto' : `${count} minutos`
}

const refusals: Readonly<Record<number, string>> = {
  400: 'Não entendemos o que foi enviado.',
  413: 'O que foi enviado é grande demais: o limite é de 16 KB.',
  415: 'Este tipo de conteúdo não é aceito.',
}

/**
 * Explains in Portuguese why a request failed before the form was checked. `reason` is for the log and contains no personal
 * data.
 */
export function leadFailure(error: unknown): Notice & { reason: string } {
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  const status = given >= 400 && given < 500 ? given : 500
  const reason = errorCode(error)
  if (status === 500) return { status, reason, title: 'Algo deu errado', text: 'Tente novamente em alguns instantes.' }
  return { status, reason, title: 'Envio recusado', text: refusals[status] ?? 'Não foi possível aceitar este envio.' }
}
