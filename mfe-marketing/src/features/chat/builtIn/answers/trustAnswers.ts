import { hoursInSentence } from '@site/contracts/openingHours'
import type { trustTopics } from '../understanding/topics/trustTopics.ts'
import type { Answer } from './Answer.ts'
import { type AnswerParts, join, notListed } from './answerParts.ts'

/** Whether to trust the agency, and where and when it is there. */
export function trustAnswers({
  site,
  known,
  claim,
  asked,
}: AnswerParts): Record<keyof typeof trustTopics | 'elsewhere', Answer> {
  return {
    contract: asked('contract'),
    guarantee: asked('guarantee'),
    support: asked('support'),
    trust: {
      text: `A ${site.brand} é da ${site.legalName}, CNPJ ${site.cnpj}. São mais de 200 sites entregues desde 2020, com as garantias por escrito.`,
      links: [
        { label: 'Quem somos', href: '/sobre' },
        { label: 'Garantias', href: '/garantias' },
      ],
    },
    portfolio: known?.deliveries.sites.length
      ? {
          text: 'São mais de 200 sites entregues desde 2020. Na página de serviços há alguns, com o antes e o depois.',
          links: [{ label: 'Ver sites entregues', href: '/servicos#entregas' }],
        }
      : { text: 'A equipe manda exemplos do seu ramo pelo WhatsApp.', handsOver: true },
    location: {
      text: join(
        asked('location').text,
        `Ficamos em ${site.address.city}/${site.address.state}; visitas, com hora marcada.`,
      ),
      links: [{ label: 'Onde estamos', href: '/contato' }],
    },
    hours: {
      text: join(`Atendemos ${hoursInSentence(site.openingHours)}.`, claim('roundTheClock')),
      links: [{ label: 'Página de contato', href: '/contato' }],
    },
    replyTime: { ...asked('replyTime'), handsOver: true },
    privacy: {
      text: 'Usamos os seus dados só para o que você pediu, e você pode vê-los, corrigi-los ou apagá-los quando quiser.',
      links: [{ label: 'Aviso de privacidade', href: '/privacidade' }],
    },
    jobs: { text: 'Sobre vagas e parcerias, quem responde é a equipe.', handsOver: true },
    elsewhere: notListed,
  }
}
