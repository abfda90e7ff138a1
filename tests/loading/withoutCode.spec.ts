import type { Page, Route } from 'playwright/test'
import { expect, test } from '../support/site/site.ts'

/** What happens to the page's scripts, all but the inline loader. */
const fates = {
  blocked: (route: Route) => route.abort(),
  failing: (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Erro</h1>' }),
} as const
const files = /^[^?]*\/(shell|r)\/.*\.js/

type Touch = {
  what: string
  path: string
  act(page: Page): Promise<void>
  /** What HTML answers at once. */
  answered(page: Page): Promise<void>
  /** What the code adds, or keeps, when it comes after all; absent where the page has been left. */
  continued?(page: Page): Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const question = (page: Page) => page.getByLabel('Sua pergunta')
const menu = (page: Page) => page.locator('details[data-menu]')
const firstAnswer = (page: Page) => main(page).locator('details').first()

const isReceived = (title: string) => async (page: Page) => {
  await expect(page).toHaveURL(/\/leads$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

const opensAnswer: Pick<Touch, 'act' | 'answered' | 'continued'> = {
  act: (page) => firstAnswer(page).locator('summary').click(),
  answered: (page) => expect(firstAnswer(page)).toHaveAttribute('open'),
  continued: (page) => expect(firstAnswer(page)).toHaveAttribute('open'),
}

const picture = (page: Page) => main(page).getByRole('article').last().locator('img')
const isShown = (page: Page) =>
  expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.checkVisibility() && image.naturalWidth))
    .toBeGreaterThan(0)

const touches: readonly Touch[] = [
  {
    what: 'a picture comes when it is near',
    path: '/blog',
    act: (page) => main(page).getByRole('article').last().scrollIntoViewIfNeeded(),
    answered: isShown,
  },
  {
    what: 'the menu opens',
    path: '/sobre',
    act: (page) => menu(page).locator('summary').click(),
    answered: (page) => expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible(),
    continued: async (page) => {
      await expect(menu(page)).toHaveAttribute('open')
      await menu(page).getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL(/\/blog$/)
    },
  },
  { what: 'a question of the home page opens', path: '/', ...opensAnswer },
  { what: 'a question of the contact page opens', path: '/contato', ...opensAnswer },
  { what: 'a question about the agent opens', path: '/agente-ia', ...opensAnswer },
  {
    what: "an article's contents lead to a section",
    path: '/blog/petshop-precisa-site-2025',
    act: async (page) => {
      await firstAnswer(page).locator('summary').click()
      await firstAnswer(page).getByRole('link').first().click()
    },
    answered: (page) => expect(page).toHaveURL(/petshop-precisa-site-2025#./),
    continued: (page) => expect(page).toHaveURL(/petshop-precisa-site-2025#./),
  },
  {
    what: 'an article is shared',
    path: '/blog/petshop-precisa-site-2025',
    act: () => Promise.resolve(),
    answered: (page) =>
      expect(main(page).getByRole('link', { name: 'Compartilhar no WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=.*petshop-precisa-site-2025/,
      ),
  },
  {
    what: 'Enter searches the blog',
    path: '/blog',
    act: async (page) => {
      await page.getByRole('searchbox').fill('petshop')
      await page.getByRole('searchbox').press('Enter')
    },
    answered: async (page) => {
      await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('petshop')
    },
  },
  {
    what: 'a chip filters the blog',
    path: '/blog',
    act: (page) => main(page).getByRole('link', { name: 'Delivery', exact: true }).first().click(),
    answered: (page) => expect(page.getByRole('heading', { name: 'Artigos sobre Delivery' })).toBeVisible(),
  },
  {
    what: 'an empty list leads back to all articles',
    path: '/blog?search=foguete',
    act: (page) => page.getByRole('button', { name: 'Limpar filtros' }).click(),
    answered: (page) => expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible(),
  },
  {
    what: 'a search that is not finished stays',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').fill('petshop'),
    answered: (page) => expect(page.getByRole('searchbox')).toHaveValue('petshop'),
    continued: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('petshop')
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
    },
  },
  {
    what: 'Enter subscribes to the newsletter',
    path: '/blog',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Assinar a newsletter' })
      await form.getByLabel('E-mail').fill('ana.enter@exemplo.com.br')
      await form.getByLabel('E-mail').press('Enter')
    },
    answered: isReceived('Inscrição feita!'),
  },
  {
    what: 'the e-book of the blog is asked for',
    path: '/blog',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Receber o e-book' })
      await form.getByLabel('Nome').fill('Ana Souza')
      await form.getByLabel('WhatsApp').fill('(11) 91234-5678')
      await form.getByLabel('E-mail').fill('ana.livro@exemplo.com.br')
      await form.getByLabel('E-mail').press('Enter')
    },
    answered: isReceived('Ebook Enviado!'),
  },
  {
    what: 'the e-book of the home page is asked for',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Quero o e-book' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Nome').fill('Ana Souza')
      await dialog.getByLabel('E-mail').fill('ana.casa@exemplo.com.br')
      await dialog.getByLabel('E-mail').press('Enter')
    },
    answered: isReceived('🎉 Sucesso!'),
  },
  {
    what: 'a message is sent',
    path: '/contato',
    act: async (page) => {
      await field(page, 'Nome').fill('Ana Souza')
      await field(page, 'E-mail').fill('ana.contato@exemplo.com.br')
      await field(page, 'Telefone com DDD').fill('(11) 91234-5678')
      await field(page, 'Mensagem').fill('Quero um site.')
      await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    },
    answered: isReceived('Mensagem recebida'),
  },
  {
    what: 'a half-filled message stays',
    path: '/contato',
    act: (page) => field(page, 'Mensagem').fill('Quero um'),
    answered: (page) => expect(field(page, 'Mensagem')).toHaveValue('Quero um'),
    continued: async (page) => {
      await field(page, 'Mensagem').press('End')
      await page.keyboard.type(' site.')
      await expect(field(page, 'Mensagem')).toHaveValue('Quero um site.')
    },
  },
  {
    what: 'the hours are there',
    path: '/contato',
    act: () => Promise.resolve(),
    answered: (page) => expect(page.getByText('Segunda a sexta, 8h às 18h; Sábado, 8h às 12h.')).toBeVisible(),
  },
  {
    what: 'a demonstration is asked for',
    path: '/agente-ia',
    act: async (page) => {
      await page.getByRole('button', { name: 'Quero uma demonstração' }).click()
      await field(page, 'Nome').fill('Ana Souza')
      await field(page, 'Empresa').fill('Cantina')
      await field(page, 'Telefone com DDD').fill('(11) 91234-5678')
      await field(page, 'E-mail').fill('ana.agente@exemplo.com.br')
      await main(page).getByRole('combobox').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Pedir demonstração' }).click()
    },
    answered: isReceived('Pedido recebido'),
  },
  {
    what: 'a number in the calculator counts when its code is there',
    path: '/agente-ia',
    act: async (page) => {
      await field(page, 'Atendentes').fill('2')
      await field(page, 'Atendentes').press('Enter')
    },
    answered: async (page) => {
      await expect(page).toHaveURL(/\/agente-ia$/)
      await expect(field(page, 'Atendentes')).toHaveValue('2')
    },
    continued: (page) => expect(page.getByRole('group', { name: 'Economia' })).toContainText('70.380 por ano'),
  },
  {
    what: 'the quiz goes on to its second question',
    path: '/quiz',
    act: async (page) => {
      await main(page).getByRole('radio').nth(2).check({ force: true })
      await page.getByRole('button', { name: 'Próxima' }).click()
    },
    answered: (page) => expect(main(page).getByText('2 de 6')).toBeVisible(),
  },
  {
    what: 'an answer of the quiz stays chosen',
    path: '/quiz',
    act: (page) => main(page).getByRole('radio').nth(2).check({ force: true }),
    answered: (page) => expect(main(page).getByRole('radio').nth(2)).toBeChecked(),
    continued: async (page) => {
      await expect(main(page).getByRole('radio').nth(2)).toBeChecked()
      await expect(page.getByRole('button', { name: 'Próxima' })).toBeEnabled()
    },
  },
  {
    what: 'Enter in the chat waits for its code',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: /Alex está online/ }).click()
      await question(page).fill('quanto custa?')
      await question(page).press('Enter')
    },
    answered: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Conversa com Alex' })).toBeVisible()
      await expect(question(page)).toHaveValue('quanto custa?')
      await expect(question(page)).toBeFocused()
    },
    continued: async (page) => {
      await expect(page.getByRole('log').getByText(/com preço fechado/)).toBeVisible()
      await expect(question(page)).toHaveValue('')
      await expect(page.getByRole('log').getByText('quanto custa?')).toHaveCount(1)
    },
  },
  {
    what: 'a link of the bar leads to a section',
    path: '/sobre',
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click(),
    answered: (page) => expect(page).toHaveURL(/\/servicos$/),
  },
]

test.use({ viewport: { width: 412, height: 839 } })

for (const { what, path, act, answered, continued } of touches) {
  for (const [fate, meet] of Object.entries(fates)) {
    test(`${what} with ${fate} scripts`, { tag: '@once' }, async ({ page, site }) => {
      site.expectErrors(/Failed to load resource|net::ERR|integrity|MIME type/)
      await page.route(files, meet)
      await page.goto(path, { waitUntil: 'domcontentloaded' })

      await act(page)

      await answered(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
  }

  test(`${what} with late scripts`, { tag: '@once' }, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(files, (route) => released.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'domcontentloaded' })

    await act(page)

    await answered(page)
    release()
    if (!continued) return
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await continued(page)
  })
}
