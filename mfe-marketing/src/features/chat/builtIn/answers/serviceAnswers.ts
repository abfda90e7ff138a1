import { termsOf } from '../../../guarantees/guaranteeAnchors.ts'
import type { serviceTopics } from '../understanding/topics/serviceTopics.ts'
import type { Answer } from './Answer.ts'
import { type AnswerParts, join } from './answerParts.ts'
import { priceSentence } from './offerSentences.ts'

const local = [{ label: 'Google e anúncios', href: '/servicos#seo-ads-local' }]

/** What else the agency does and gives away. */
export function serviceAnswers({
  known,
  feature,
  monthly,
  claim,
}: AnswerParts): Record<keyof typeof serviceTopics, Answer> {
  return {
    google: {
      text: join(
        'Cuidamos do Perfil da Empresa no Google (o antigo Google Meu Negócio), das avaliações e do SEO local, para você aparecer no mapa.',
        monthly,
      ),
      links: local,
    },
    ads: {
      text: join(
        'Fazemos anúncios no Google, na Meta e no YouTube.',
        priceSentence(known, 'moreSales'),
        claim('moreSales'),
      ),
      links: [...local, { label: 'Condições da garantia', href: termsOf('moreSales') }],
    },
    media: {
      text: join('Produzimos fotos, vídeos curtos e textos do seu produto.', monthly),
      links: [{ label: 'Produção de conteúdo', href: '/servicos#outros-negocios' }],
    },
    agent: {
      text: join(
        'O agente atende no seu número de WhatsApp, 24 horas por dia: responde, anota pedidos, marca horários e passa para a sua equipe o que pede gente.',
        priceSentence(known, 'agentDelivery'),
        feature('agentSetup'),
        claim('agentDelivery'),
      ),
      links: [
        { label: 'Conhecer o agente de IA', href: '/agente-ia' },
        { label: 'Veja as condições', href: termsOf('agentDelivery') },
      ],
    },
    ebook: {
      text: 'O e-book “Clientes que moram perto” é grátis: deixe nome e e-mail no fim da página inicial.',
      links: [{ label: 'Ir para o blog', href: '/blog' }],
    },
    quiz: {
      text: 'O quiz tem seis perguntas, leva menos de 2 minutos e mostra na hora por onde começar.',
      links: [{ label: 'Fazer o quiz', href: '/quiz' }],
    },
    blog: {
      text: 'No blog há guias práticos para o comércio de bairro.',
      links: [{ label: 'Ir para o blog', href: '/blog' }],
    },
  }
}
