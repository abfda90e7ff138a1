import { expect, test, type Visit } from './visit.ts'

/** The page's scripts, all but the inline loader. */
const scripts = /^\/(shell|r)\//

type Touch = {
  what: string
  path: string
  /** What the visitor does, and sees at once. */
  act(visit: Visit): Promise<void>
  /** What HTML alone makes of it in the end; absent where that is all. */
  finish?(visit: Visit): Promise<void>
  /** What is still there, or comes, once the scripts have taken over. */
  stays(visit: Visit): Promise<void>
}

/** Waits until the page's heading, or what a selector finds, has this text. */
const shows = ({ until }: Visit, text: string, selector = 'h1') =>
  until(
    (wanted, where) => [...document.querySelectorAll(where)].some(({ textContent }) => textContent?.includes(wanted)),
    text,
    selector,
  )
const holds = ({ until }: Visit, selector: string, value: string) =>
  until((wanted, text) => document.querySelector<HTMLInputElement>(wanted)?.value === text, selector, value)
const isOpen = ({ until }: Visit, selector: string) =>
  until((wanted) => document.querySelector(wanted)?.hasAttribute('open'), selector)

const menu = 'details[data-menu]'
const ebookName = 'dialog[open] input[name=nome]'
const question = '#alex-question'
const message = 'main form textarea'
const newsletter = 'form[aria-label="Assinar a newsletter"] input[type=email]'
const search = 'input[type=search]'

const touches: readonly Touch[] = [
  {
    what: 'menu',
    path: '/sobre',
    async act(visit) {
      await visit.click(`${menu} > summary`)
      await isOpen(visit, menu)
    },
    stays: (visit) => isOpen(visit, menu),
  },
  {
    what: 'e-book',
    path: '/',
    async act(visit) {
      await visit.click('section[aria-labelledby="ebook-titulo"] button')
      await visit.type(ebookName, 'Ana Souza')
    },
    async finish(visit) {
      await visit.type('dialog[open] input[name=email]', 'ana.motor@exemplo.com.br')
      await visit.press('Enter')
      await shows(visit, '🎉 Sucesso!')
    },
    stays: (visit) => holds(visit, ebookName, 'Ana Souza'),
  },
  {
    what: 'chat',
    path: '/',
    async act(visit) {
      await visit.click('button[aria-label*="Alex"]')
      await visit.type(question, 'quanto custa?')
      await visit.press('Enter')
    },
    finish: (visit) => holds(visit, question, 'quanto custa?'),
    stays: (visit) => shows(visit, 'com preço fechado', '[role=log]'),
  },
  {
    what: 'contact',
    path: '/contato',
    act: (visit) => visit.type(message, 'Quero um site.'),
    async finish(visit) {
      await visit.type('main form input[name=name]', 'Ana Souza')
      await visit.type('main form input[name=email]', 'ana.motor@exemplo.com.br')
      await visit.type('main form input[name=phone]', '11 91234-5678')
      await visit.click('main form button[type=submit]')
      await shows(visit, 'Mensagem recebida')
    },
    stays: (visit) => holds(visit, message, 'Quero um site.'),
  },
  {
    what: 'quiz',
    path: '/quiz',
    act: (visit) => visit.run(() => document.querySelector<HTMLInputElement>('main input[type=radio]')?.click()),
    async finish(visit) {
      await visit.click('main form button[type=submit]')
      await shows(visit, '2 de 6', 'main')
    },
    stays: (visit) =>
      visit.until(() => {
        const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Próxima')
        return next?.disabled === false && document.querySelector('main input[type=radio]:checked')
      }),
  },
  {
    what: 'newsletter',
    path: '/blog',
    act: (visit) => visit.type(newsletter, 'ana.motor@exemplo.com.br'),
    async finish(visit) {
      await visit.press('Enter')
      await shows(visit, 'Inscrição feita!')
    },
    stays: (visit) => holds(visit, newsletter, 'ana.motor@exemplo.com.br'),
  },
  {
    what: 'search',
    path: '/blog',
    act: (visit) => visit.type(search, 'petshop'),
    async finish(visit) {
      await visit.press('Enter')
      await shows(visit, 'Resultados para "petshop"', 'h2')
    },
    stays: (visit) => holds(visit, search, 'petshop'),
  },
]

for (const { what, path, act, finish, stays } of touches) {
  test(`${what}: HTML answers without scripts, and they go on from there when they come`, async ({ visit }) => {
    // What is on its way when a page is left is cut off.
    visit.expectErrors(/./)
    visit.proxy.hold(scripts)
    await visit.goTo(visit.proxy.url + path)
    await act(visit)
    await finish?.(visit)

    await visit.goTo(visit.proxy.url + path)
    await act(visit)
    visit.proxy.release()
    await visit.hydrated()

    await stays(visit)
    expect(await visit.run(() => document.querySelectorAll('[aria-busy=true]').length)).toBe(0)
  })
}
