import type { SiteFacts } from '@site/contracts/SiteFacts'
import { whatsAppUrl } from '@site/contracts/whatsAppLink'
import type { Reception } from './IncomingLead.ts'
import type { LeadKind } from '../forms/leadSchemas.ts'
import type { Notice } from './renderPlainNotice.ts'

export type NoticeFacts = Pick<SiteFacts, 'whatsAppNumber'> & { services: Pick<SiteFacts['services'], 'ebookUrl'> }

/** What a form that was sent without scripts is answered with. */
export function leadNotice(kind: LeadKind, reception: Reception, site?: NoticeFacts): Notice {
  switch (reception.status) {
    case 'taken':
      return { status: 200, ...thanks(kind, site) }
    case 'rejected':
      return {
        status: 422,
        title: 'Confira os dados',
        text: 'Algo faltou ou não ficou claro. Volte à página anterior: o que você escreveu continua lá.',
        details: Object.values(reception.messages),
      }
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

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? '1 minuto' : `${count} minutos`
}

function thanks(kind: LeadKind, site?: NoticeFacts): Pick<Notice, 'title' | 'text' | 'link'> {
  const ebook = site && { href: site.services.ebookUrl, label: 'Abrir o e-book' }
  const chat = site && {
    href: whatsAppUrl('Olá! Acabei de enviar meus dados pelo site e quero conversar.', site.whatsAppNumber),
    label: 'Abrir o WhatsApp',
  }
  switch (kind) {
    case 'ebook':
      return { title: 'Sucesso!', text: 'E-book liberado para download!', link: ebook }
    case 'blog-ebook':
      return { title: 'Ebook Enviado!', text: 'Obrigado! Seu e-book já pode ser aberto.', link: ebook }
    case 'newsletter':
      return { title: 'Inscrição feita', text: 'Você vai receber as novidades do blog por e-mail.' }
    case 'whatsapp':
      return { title: 'Recebemos seus dados', text: 'Continue a conversa com a gente pelo WhatsApp.', link: chat }
    case 'quiz':
      return { title: 'Recebemos suas respostas', text: 'Obrigado! Entraremos em contato em breve.' }
    case 'contact':
      return { title: 'Mensagem recebida', text: 'Obrigado! Respondemos por e-mail em até 24 horas.' }
    case 'demonstration':
      return { title: 'Pedido recebido', text: 'Obrigado! Entraremos em contato em breve para marcar a demonstração.' }
  }
}
