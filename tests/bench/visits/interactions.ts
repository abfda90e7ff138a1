/** One thing that a visitor does: taps one after the other, and what is typed at the end. */
export type Interaction = { name: string; taps: readonly [string, ...string[]]; types?: string }

/** What visitors do on one page, in this order. `leave` is tapped after each but the last; without it the escape key is pressed. */
export type VisitedPage = { route: string; leave?: string; interactions: readonly Interaction[] }

const category = 'nav[aria-label="Filtrar por categoria"]'

/** What visitors do most, each on the page where it is. */
export const visitedPages: readonly VisitedPage[] = [
  {
    route: '/',
    interactions: [
      { name: 'menu', taps: ['summary[aria-label="Menu"]'] },
      { name: 'WhatsApp dialog', taps: ['main a[data-whatsapp]'] },
      { name: 'e-book dialog', taps: ['section[aria-labelledby="ebook-titulo"] button'] },
    ],
  },
  {
    route: '/quiz',
    interactions: [{ name: 'quiz step', taps: ['main input[type=radio]', 'main form button[type=submit]:enabled'] }],
  },
  {
    route: '/blog',
    leave: `${category} li:first-child a`,
    interactions: [
      { name: 'category', taps: [`${category} li:nth-child(2) a`] },
      { name: 'search', taps: ['main input[type=search]'], types: 'site' },
    ],
  },
  {
    route: '/agente-ia',
    interactions: [{ name: 'calculator', taps: ['main input[name=attendants]'], types: '3' }],
  },
]
