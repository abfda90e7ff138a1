import { expect } from '../../support/site/site.ts'
import { button, email, fillIn, notices, phone, reach, type Play } from './gestures.ts'

/** What a visitor does in the blog. */
export const blogPlays: readonly Play[] = [
  {
    what: 'the search, the categories and the pages',
    path: '/blog',
    async play(page) {
      const found = page.locator('#artigos')
      const search = page.getByRole('searchbox')
      await expect(found.locator('xpath=ancestor::*[@data-island][1]')).toHaveAttribute('data-hydrated')
      await search.fill('petshop')
      await expect(found.getByRole('heading', { level: 2 })).toContainText('Resultados para "petshop"')
      await expect(found.getByRole('status')).toContainText(/encontrado/)
      await search.fill('zzzz')
      await expect(found.getByText('Nenhum artigo encontrado para sua busca.')).toBeVisible()
      await expect(found.getByRole('status')).toHaveText('Nenhum artigo encontrado.')
      await button(found, 'Limpar filtros').click()
      await expect(found.getByRole('heading', { level: 2 })).toHaveText('Todos os Artigos 2025')
      await expect(search).toHaveValue('')
      const chips = page.getByRole('navigation', { name: 'Filtrar por categoria' })
      await chips.getByRole('link', { name: 'Delivery' }).click()
      await expect(found.getByRole('heading', { level: 2 })).toHaveText('Artigos sobre Delivery')
      await expect(page).toHaveURL(/category=delivery/)
      await chips.getByRole('link', { name: 'Redes Sociais' }).click()
      await expect(found.getByText('Nenhum artigo nesta categoria ainda.')).toBeVisible()
      await page.goBack()
      await expect(found.getByRole('heading', { level: 2 })).toHaveText('Artigos sobre Delivery')
      await chips.getByRole('link', { name: 'Todos' }).click()
      await expect(found.getByRole('heading', { level: 2 })).toHaveText('Todos os Artigos 2025')
    },
  },
  {
    what: 'the e-book and the newsletter',
    path: '/blog',
    hasFields: true,
    async play(page) {
      const ebook = page.getByRole('form', { name: 'Receber o e-book' })
      await reach(ebook)
      await button(ebook, 'Receber e-book').click()
      await expect(page.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible()
      await button(notices(page), /Fechar aviso/).click()
      await fillIn(ebook, { Nome: 'Ana Souza', 'E-mail': email })
      await ebook.getByRole('textbox', { name: 'WhatsApp' }).fill(phone)
      await button(ebook, 'Receber e-book').click()
      await expect(button(ebook, 'Enviando...')).toBeDisabled()
      await expect(page.getByRole('heading', { name: 'Ebook Enviado!' })).toBeFocused()

      const newsletter = page.getByRole('form', { name: 'Assinar a newsletter' })
      await reach(newsletter)
      await newsletter.getByRole('textbox').fill('ana@')
      await button(newsletter, 'Assinar').click()
      await expect(newsletter.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await button(notices(page), /Fechar aviso: Email/).click()
      await newsletter.getByRole('textbox').fill(email)
      await button(newsletter, 'Assinar').click()
      await expect(page.getByRole('heading', { name: 'Inscrição feita!' })).toBeFocused()
    },
  },
  {
    what: 'an article',
    path: '/blog/petshop-precisa-site-2025',
    async play(page) {
      await page.mouse.move(100, 100)
      await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toHaveAttribute('href', /wa\.me/)
      await expect(page.getByRole('heading', { name: 'Leia também' })).toBeVisible()
      await page.getByRole('link', { name: 'Ver Todos os Artigos' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ideias práticas')
    },
  },
]
