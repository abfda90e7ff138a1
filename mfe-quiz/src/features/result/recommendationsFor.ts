import type { Answer, Area } from '../quiz/questions/Question.ts'

/** What to do next: a headline, a sentence, and a link to more on this site. */
type Advice = { title: string; text: string; link: { href: string; label: string } }

const sites = { href: '/servicos#sites-24h', label: 'Ver como fazemos sites' }
const local = { href: '/servicos#seo-ads-local', label: 'Ver Google e anúncios' }
const agent = { href: '/agente-ia', label: 'Conhecer o agente de IA' }
const media = { href: '/servicos#outros-negocios', label: 'Ver produção de conteúdo' }
const contact = { href: '/contato', label: 'Falar com a equipe' }

/** `weak` for an answer worth 0 or 1, `fair` for one worth 2. */
const adviceByArea: Readonly<Record<Area, { weak: Advice; fair: Advice }>> = {
  site: {
    weak: {
      title: 'Coloque um site próprio no ar',
      text: 'Rede social é terreno alugado. Um site rápido no celular, com botão de WhatsApp, é a sua casa própria.',
      link: sites,
    },
    fair: {
      title: 'Deixe o seu site rápido no celular',
      text: 'Site lento perde quem está com pressa de comprar. Refazemos o seu, com textos que vendem.',
      link: sites,
    },
  },
  google: {
    weak: {
      title: 'Apareça no Google e no Maps',
      text: 'Um perfil completo mostra a sua empresa a quem está por perto, na hora em que a pessoa procura.',
      link: local,
    },
    fair: {
      title: 'Transforme clientes em avaliações',
      text: 'Seu perfil está bom, falta prova. Um pedido simples depois da compra pode trazer avaliações toda semana.',
      link: local,
    },
  },
  whatsApp: {
    weak: {
      title: 'Responda na hora, todos os dias',
      text: 'Quem espera compra do concorrente. O agente de IA atende no WhatsApp 24 horas por dia.',
      link: agent,
    },
    fair: {
      title: 'Atenda também fora do horário',
      text: 'À noite e no fim de semana, o agente de IA tira dúvidas, anota pedidos e chama você quando precisa.',
      link: agent,
    },
  },
  ads: {
    weak: {
      title: 'Comece a anunciar com pouco',
      text: 'Anúncios no Google e no Instagram levam a sua oferta a quem está por perto e quer comprar agora.',
      link: local,
    },
    fair: {
      title: 'Saiba quais anúncios trazem clientes',
      text: 'Sem medir, não dá para cortar o que não funciona. Acompanhamos cada campanha até a mensagem do cliente.',
      link: local,
    },
  },
  content: {
    weak: {
      title: 'Mostre o seu negócio toda semana',
      text: 'Fotos e vídeos simples, com um plano, mantêm você na lembrança de quem compra na sua região.',
      link: media,
    },
    fair: {
      title: 'Troque o improviso por um calendário',
      text: 'Você já publica. Com um calendário, cada publicação passa a ter uma oferta e um objetivo.',
      link: media,
    },
  },
  numbers: {
    weak: {
      title: 'Descubra de onde vêm os clientes',
      text: 'Medir visitas, ligações e mensagens mostra onde vale investir. O relatório vem com os nossos serviços mensais.',
      link: contact,
    },
    fair: {
      title: 'Troque a planilha por números automáticos',
      text: 'O relatório dos nossos serviços mensais poupa o seu tempo e mostra o que dá retorno.',
      link: contact,
    },
  },
}

/** For visitors with nothing left to improve. */
const adviceToGrow: Advice = {
  title: 'Cresça sem aumentar a equipe',
  text: 'O básico está bem feito. O próximo passo é um agente de IA que atende e vende no WhatsApp o dia todo.',
  link: agent,
}

const MAX_RECOMMENDATIONS = 3
const BEST = 3

/** Advice on the visitor's weakest areas, weakest first (equal ones in the order of the questions), at most three. */
export function recommendationsFor(answers: readonly Answer[]): Advice[] {
  const open = answers
    .filter(({ value }) => value < BEST)
    .sort((one, other) => one.value - other.value)
    .slice(0, MAX_RECOMMENDATIONS)
  if (open.length === 0) return [adviceToGrow]
  return open.map(({ area, value }) => (value <= 1 ? adviceByArea[area].weak : adviceByArea[area].fair))
}
