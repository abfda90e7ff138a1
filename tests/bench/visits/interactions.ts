/** One thing that a visitor does: taps one after the other, and what is typed at the end. */
export type Interaction = { name: string; route: string; taps: readonly [string, ...string[]]; types?: string }

/** What visitors do most, each on the page where it is. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', route: '/', taps: ['summary[aria-label="Menu"]'] },
  { name: 'WhatsApp dialog', route: '/', taps: ['main a[data-whatsapp]'] },
  { name: 'e-book dialog', route: '/', taps: ['section[aria-labelledby="ebook-titulo"] button'] },
  { name: 'quiz step', route: '/quiz', taps: ['main input[type=radio]', 'main form button[type=submit]:enabled'] },
  { name: 'search', route: '/blog', taps: ['main input[type=search]'], types: 'site' },
  { name: 'category', route: '/blog', taps: ['nav[aria-label="Filtrar por categoria"] li:nth-child(2) a'] },
  { name: 'calculator', route: '/agente-ia', taps: ['main input[name=attendants]'], types: '3' },
]
