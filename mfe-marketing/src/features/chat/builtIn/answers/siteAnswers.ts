import { briefingTime } from '@site/contracts/siteNumbers'
import { termsOf } from '../../../guarantees/guaranteeAnchors.ts'
import { inSentence } from '../../../offer/offerText.ts'
import type { siteTopics } from '../understanding/topics/siteTopics.ts'
import type { Answer } from './Answer.ts'
import { type AnswerParts, join, notListed } from './answerParts.ts'
import { afterwardsText } from './offerSentences.ts'

const stepByStep = [{ label: 'Veja o passo a passo', href: '/#como' }]

/** A site: what it is, what it has, and what may be added. */
export function siteAnswers({
  site,
  known,
  start,
  included,
  feature,
  claim,
  asked,
  prices,
}: AnswerParts): Record<keyof typeof siteTopics, Answer> {
  return {
    site: { text: join('Fazemos, sim.', start, included(4)), links: prices },
    why: {
      text: join(
        'A rede social mostra você a quem já segue. Quem procura no Google encontra um site, e ele é seu.',
        start,
      ),
      links: [{ label: 'Ler no blog', href: '/blog' }, ...prices],
    },
    redo: {
      text: join('Refazemos, sim: fica um site novo, no endereço que você já tem.', start, included(4)),
      links: prices,
    },
    deadline: asked('deadline'),
    included: { text: included() ?? 'O que o preço inclui está na página de serviços.', links: prices },
    pages: { text: join(included(4), feature('extraPage')) || 'Isso vai na proposta.', links: prices },
    bring: { text: join(`Você traz: ${inSentence(asked('bring').text)}`, included(4)) },
    process: {
      text: join(
        `Primeiro, um briefing de ${briefingTime(site)}. Depois escrevemos e desenhamos, você confere no celular, ajustamos na hora, e o site entra no ar.`,
        claim('siteDelivery'),
      ),
      links: stepByStep,
    },
    dislike: {
      text: 'Você confere o site no celular antes de ele entrar no ar, pede, e ajustamos na hora.',
      links: stepByStep,
    },
    changes: {
      text: join(afterwardsText(known, /mudan/i), feature('changes')) || 'As mudanças vão na proposta.',
      links: prices,
    },
    domain: {
      text: join(
        feature('domain'),
        feature('renewal'),
        'Se você já tem um domínio, usamos o seu.',
        claim('freeToLeave'),
      ),
      links: [{ label: 'Veja as condições', href: termsOf('freeToLeave') }],
    },
    shop: sells(feature('shop')),
    orders: sells(feature('priceList'), feature('orders')),
    booking: sells(feature('booking')),
    catalogue: sells(feature('catalogue')),
    integration: {
      ...sells(feature('integration'), feature('integration') && 'Se o seu sistema permite, a equipe confirma.'),
      handsOver: true,
    },
    trade: { text: join('Atendemos, sim.', start), links: [{ label: 'Por tipo de negócio', href: '/servicos' }] },
  }
}

/** What is on offer, or that it is not. */
function sells(...sentences: readonly (string | undefined)[]): Answer {
  const text = join(...sentences)
  return text ? { text: `Fazemos, sim. ${text}`, links: [{ label: 'Serviços', href: '/servicos' }] } : notListed
}
