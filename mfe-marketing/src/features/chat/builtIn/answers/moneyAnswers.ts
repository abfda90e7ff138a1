import type { moneyTopics } from '../understanding/topics/moneyTopics.ts'
import type { Answer } from './Answer.ts'
import { type AnswerParts, join } from './answerParts.ts'

/** Prices, and how to pay. */
export function moneyAnswers({
  known,
  start,
  included,
  feature,
  monthly,
  asked,
  prices,
  emailTime,
}: AnswerParts): Record<keyof typeof moneyTopics, Answer> {
  return {
    price: start
      ? {
          text: join(
            start,
            included(4),
            `Conte o que você vende, e a proposta, com preço fechado, chega ${emailTime}.`,
          ),
          links: [{ label: 'Tudo o que inclui', href: '/servicos#sites-24h' }, ...prices],
        }
      : asked('price'),
    services: {
      text: join(start, monthly) || 'Fazemos sites, Google e SEO local, anúncios, conteúdo e agente de IA.',
      links: [{ label: 'Todos os serviços', href: '/servicos' }],
    },
    monthly: {
      text: join(start, feature('renewal'), monthly) || 'O que é pago por mês vai na proposta.',
      links: prices,
    },
    payment: { text: known?.offer.payment ?? 'As formas de pagamento vão na proposta.', links: prices },
    discount: {
      text: join(start, 'O orçamento é gratuito e tem preço fechado. Sobre desconto, quem responde é a equipe.'),
      links: prices,
      handsOver: true,
    },
    quote: asked('quote'),
  }
}
