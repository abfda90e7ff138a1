import type { Area } from '../quiz/questions/Question.ts'

/** What to do next: a headline and a sentence. */
export type AdviceWords = { title: string; text: string }

/** For each area `weak` after an answer worth 0 or 1, `fair` after one worth 2; `grow` for who has nothing left to improve. */
export type Advice = Readonly<Record<Area, { weak: AdviceWords; fair: AdviceWords }>> & { grow: AdviceWords }

/** What the quiz recommends until somebody writes something else. */
export const usualAdvice: Advice = {
  site: {
    weak: {
      title: 'Coloque um site próprio no ar',
      text: 'Rede social é terreno alugado. Um site rápido no celular, com botão de WhatsApp, é a sua casa própria.',
    },
    fair: {
      title: 'Deixe o seu site rápido no celular',
      text: 'Site lento perde quem está com pressa de comprar. Refazemos o seu, com textos que vendem.',
    },
  },
  google: {
    weak: {
      title: 'Apareça no Google e no Maps',
      text: 'Um perfil completo mostra a sua empresa a quem está por perto, na hora em que a pessoa procura.',
    },
    fair: {
      title: 'Transforme clientes em avaliações',
      text: 'Seu perfil está bom, falta prova. Um pedido simples depois da compra pode trazer avaliações toda semana.',
    },
  },
  whatsApp: {
    weak: {
      title: 'Responda na hora, todos os dias',
      text: 'Quem espera compra do concorrente. O agente de IA atende no WhatsApp 24 horas por dia.',
    },
    fair: {
      title: 'Atenda também fora do horário',
      text: 'À noite e no fim de semana, o agente de IA tira dúvidas, anota pedidos e chama você quando precisa.',
    },
  },
  ads: {
    weak: {
      title: 'Comece a anunciar com pouco',
      text: 'Anúncios no Google e no Instagram levam a sua oferta a quem está por perto e quer comprar agora.',
    },
    fair: {
      title: 'Saiba quais anúncios trazem clientes',
      text: 'Sem medir, não dá para cortar o que não funciona. Acompanhamos cada campanha até a mensagem do cliente.',
    },
  },
  content: {
    weak: {
      title: 'Mostre o seu negócio toda semana',
      text: 'Fotos e vídeos simples, com um plano, mantêm você na lembrança de quem compra na sua região.',
    },
    fair: {
      title: 'Troque o improviso por um calendário',
      text: 'Você já publica. Com um calendário, cada publicação passa a ter uma oferta e um objetivo.',
    },
  },
  numbers: {
    weak: {
      title: 'Descubra de onde vêm os clientes',
      text: 'Medir visitas, ligações e mensagens mostra onde vale investir. O relatório vem com os nossos serviços mensais.',
    },
    fair: {
      title: 'Troque a planilha por números automáticos',
      text: 'O relatório dos nossos serviços mensais poupa o seu tempo e mostra o que dá retorno.',
    },
  },
  grow: {
    title: 'Cresça sem aumentar a equipe',
    text: 'O básico está bem feito. O próximo passo é um agente de IA que atende e vende no WhatsApp o dia todo.',
  },
}
