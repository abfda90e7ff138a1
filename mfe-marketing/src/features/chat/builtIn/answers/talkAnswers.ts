import { displayPhone } from '@site/contracts/channels'
import { briefingTime } from '@site/contracts/siteNumbers'
import type { talkTopics } from '../understanding/topics/talkTopics.ts'
import type { Answer } from './Answer.ts'
import { type AnswerParts, join, people } from './answerParts.ts'

/** Courtesies, and what leads to a person. */
export function talkAnswers({ site, start, prices }: AnswerParts): Record<keyof typeof talkTopics, Answer> {
  return {
    greeting: {
      text: 'Oi! Posso falar de preço, prazo, pagamento, domínio, Google, anúncios e agente de IA. O que você quer saber?',
    },
    thanks: { text: 'Eu que agradeço! Se aparecer outra dúvida, é só escrever.' },
    bye: { text: 'Até logo! Quando quiser, é só chamar.' },
    okay: { text: 'Combinado. Se quiser saber mais alguma coisa, é só escrever.' },
    confused: { text: 'Desculpe! Escreva com outras palavras, ou fale com a equipe no WhatsApp.', handsOver: true },
    identity: {
      text: `Sou o Alex, assistente virtual da ${site.brand}. Para falar com gente, ${people(site)}.`,
      handsOver: true,
    },
    person: { text: `Claro! Toque no botão e fale com uma pessoa: ${people(site)}.`, handsOver: true },
    contact: {
      text: `WhatsApp ${displayPhone(site.whatsAppNumber)}, telefone ${displayPhone(site.phone)}, e-mail ${site.email}.`,
      links: [{ label: 'Página de contato', href: '/contato' }],
      handsOver: true,
    },
    start: {
      text: join(
        `Vamos lá! Mande um “oi” à equipe: com um briefing de ${briefingTime(site)}, já podemos começar.`,
        start,
      ),
      links: prices,
      handsOver: true,
    },
  }
}
