/** Taps the first element of a selector, or fills in all empty fields of a form. */
type Step = { tap: string } | { fillIn: string }

/**
 * One interaction: taps in order, then typed text. The steps in `before` are not measured; because they need hydration, such
 * an interaction is measured only on a hydrated page.
 */
export type Interaction = {
  name: string
  before?: readonly Step[]
  taps: readonly [string, ...string[]]
  types?: string
  /** Selectors of what must be visible, or must no longer be visible, afterwards: proof that the interaction has happened. */
  shows?: string
  ends?: string
}

/** Interactions on one page, in order. `leave` is tapped after each except the last; without it, Escape is pressed. */
export type VisitedPage = { route: string; leave?: string; interactions: readonly Interaction[] }

const category = 'nav[aria-label="Filtrar por categoria"]'
/** On pages without one of their own, the footer's is the first. */
export const whatsAppLink = ':is(main,footer) a[data-whatsapp]'
const ebookButton = 'section[aria-labelledby="ebook-titulo"] button'
const dialogForm = 'dialog[open] form'
const option = 'main input[type=radio]'
const next = 'main form button[type=submit]:enabled:not([form])'

/** Filling in and sending a form, with the steps that open it. */
function sent(name: string, form: string, before: readonly Step[] = []): Interaction {
  return { name, before: [...before, { fillIn: form }], taps: [`${form} button[type=submit]`], ends: form }
}

const menu: Interaction = { name: 'menu', taps: ['summary[aria-label="Menu"]'] }
const whatsAppDialog: Interaction = { name: 'WhatsApp dialog', taps: [whatsAppLink], shows: dialogForm }

/** What a visitor does on a page: on most, only what every page has. */
export const visitedPage = (route: string): VisitedPage =>
  ownPages.find((page) => page.route === route) ?? { route, interactions: [menu, whatsAppDialog] }

/** The pages with interactions of their own. */
const ownPages: readonly VisitedPage[] = [
  {
    route: '/',
    interactions: [
      menu,
      whatsAppDialog,
      { name: 'e-book dialog', taps: [ebookButton], shows: dialogForm },
      sent('e-book form sent', dialogForm, [{ tap: ebookButton }]),
      sent('WhatsApp form sent', dialogForm, [{ tap: whatsAppLink }]),
    ],
  },
  {
    route: '/quiz',
    interactions: [
      { name: 'quiz step', taps: [option, next] },
      // The interaction before has answered the first question; all others must be answered.
      {
        name: 'quiz finished',
        before: [...Array.from({ length: 4 }, () => [{ tap: option }, { tap: next }]).flat(), { tap: option }],
        taps: [next],
        ends: option,
      },
      sent('quiz form sent', 'main form[method=post]'),
    ],
  },
  {
    route: '/blog',
    leave: `${category} li:first-child a`,
    interactions: [
      { name: 'category', taps: [`${category} li:nth-child(2) a`] },
      { name: 'search', taps: ['main input[type=search]'], types: 'site' },
      sent('blog e-book form sent', 'form[aria-label="Receber o e-book"]'),
    ],
  },
  {
    route: '/agente-ia',
    interactions: [
      { name: 'calculator', taps: ['main input[name=attendants]'], types: '3' },
      sent('demonstration form sent', '#demonstracao form', [{ tap: '[aria-controls=demonstracao]' }]),
    ],
  },
  { route: '/contato', interactions: [sent('message sent', 'main form')] },
]
