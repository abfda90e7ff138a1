import type { Answer, Area } from '../quiz/questions/Question.ts'
import type { Advice, AdviceWords } from './adviceWords.ts'

/** What to do next, with a link to more on this site. */
type Recommendation = AdviceWords & { link: { href: string; label: string } }

const local = { href: '/servicos#seo-ads-local', label: 'Ver Google e anúncios' }
const agent = { href: '/agente-ia', label: 'Conhecer o agente de IA' }

const links: Readonly<Record<Area | 'grow', Recommendation['link']>> = {
  site: { href: '/servicos#sites-24h', label: 'Ver como fazemos sites' },
  google: local,
  whatsApp: agent,
  ads: local,
  content: { href: '/servicos#outros-negocios', label: 'Ver produção de conteúdo' },
  numbers: { href: '/contato', label: 'Falar com a equipe' },
  grow: agent,
}

const MAX_RECOMMENDATIONS = 3
const BEST = 3

/** Advice on the visitor's weakest areas, weakest first (equal ones in the order of the questions), at most three. */
export function recommendationsFor(answers: readonly Answer[], advice: Advice): Recommendation[] {
  const open = answers
    .filter(({ value }) => value < BEST)
    .sort((one, other) => one.value - other.value)
    .slice(0, MAX_RECOMMENDATIONS)
  if (open.length === 0) return [{ ...advice.grow, link: links.grow }]
  return open.map(({ area, value }) => ({ ...advice[area][value <= 1 ? 'weak' : 'fair'], link: links[area] }))
}
