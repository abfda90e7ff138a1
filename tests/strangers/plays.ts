import type { Locator, Page } from 'playwright/test'
import { expect, type Site } from '../support/site/site.ts'
import { expectReached, follow } from '../frame/topBar.ts'

/** What a visitor does on a page, from its first touch to its end. Texts are found whether they are translated or not. */
export type Play = { what: string; path: string; hasFields?: true; play(page: Page, site: Site): Promise<void> }

const email = 'ana@exemplo.com.br'
const phone = '(11) 91234-5678'

const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })
/** The translator's texts differ by a character that a pattern has to skip. */
const openNow = /(Aberto|Fechado)\u200b? agora/

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

async function fillIn(place: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await place.getByLabel(label, { exact: true }).fill(value)
}

/** The form's code is loaded when it is near, and then shows a message at each field. */
async function reach(form: Locator) {
  // React may be replacing it.
  await expect(() => form.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(form).toHaveAttribute('data-hydrated')
}

export const plays: readonly Play[] = [
  {
    what: 'the WhatsApp dialog',
    path: '/',
    hasFields: true,
    async play(page, site) {
      const ask = page.getByRole('main').getByRole('link', { name: 'Quero meu site no ar' })
      const dialog = page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })
      await ask.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await ask.click()
      await button(dialog, 'Fechar').click()
      await expect(dialog).toBeHidden()
      await ask.click()
      await reach(dialog.locator('[method=post]'))
      await button(dialog, 'Continuar no WhatsApp').click()
      await expect(dialog.getByText('Escreva o seu nome.')).toBeVisible()
      await fillIn(dialog, { Nome: 'Ana', 'E-mail': 'ana', Telefone: '12' })
      await button(dialog, 'Continuar no WhatsApp').click()
      await expect(dialog.getByText('Escreva o seu nome.')).toHaveCount(0)
      await expect(dialog.getByText('Informe um e-mail completo')).toBeVisible()
      await fillIn(dialog, { Nome: 'Ana Souza', 'E-mail': email, Telefone: phone })

      await button(dialog, 'Continuar no WhatsApp').click()

      await expect(dialog).toBeHidden()
      await expect(notices(page).getByText('Abrindo o WhatsApp…')).toBeVisible()
      await expect.poll(() => site.openedTabs()).toEqual([expect.stringMatching(/wa\.me.*Ana%20Souza/)])
      await button(notices(page), /Fechar aviso/).click()
      await expect(notices(page).getByText('Abrindo o WhatsApp…')).toHaveCount(0)
      await site.blockTabs()
      await ask.click()
      await expect(notices(page).getByText('Falta só um toque')).toBeVisible()
      await expect(notices(page).getByRole('link', { name: 'Abrir o WhatsApp' })).toHaveAttribute('href', /wa\.me/)
    },
  },
  {
    what: 'the e-book dialog',
    path: '/',
    hasFields: true,
    async play(page) {
      const dialog = page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })
      const open = button(page, 'Quero o e-book')
      await open.scrollIntoViewIfNeeded()
      await open.click()
      await reach(dialog.locator('[method=post]'))
      await button(dialog, 'Liberar E-book Agora').click()
      await expect(dialog.getByText('Campos obrigatórios')).toBeVisible()
      await button(dialog, /Fechar aviso/).click()
      await expect(dialog.getByText('Campos obrigatórios')).toHaveCount(0)
      await button(dialog, 'Fechar').click()
      await expect(dialog).toBeHidden()
      await open.click()
      await fillIn(dialog, { Nome: 'Ana Souza', 'E-mail': email })

      await button(dialog, 'Liberar E-book Agora').click()

      await expect(dialog).toBeHidden()
      await expect(notices(page).getByText('E-book liberado para download!')).toBeVisible()
      const card = page.locator('[data-section=EbookCard]')
      await expect(card.getByText('Pronto, o e-book é seu:')).toBeVisible()
      await open.click()
      await expect(dialog.getByLabel('Nome')).toHaveValue('')
    },
  },
  {
    what: 'the chat and the questions',
    path: '/',
    async play(page) {
      const bubble = button(page, /^Conversa:/)
      const chat = page.getByRole('dialog', { name: 'Conversa com Alex' })
      await bubble.click()
      await expect(chat).toBeVisible()
      await chat.getByLabel('Sua pergunta').fill('Quanto custa?')
      await button(chat, 'Enviar').click()
      await expect(chat.getByRole('log')).toContainText('Você: Quanto custa?')
      await chat.getByRole('group').getByRole('button').first().click()
      await bubble.click()
      await expect(chat).toBeHidden()
      const question = page.getByRole('region', { name: 'Perguntas que todo mundo faz' }).locator('details').first()
      await question.locator('summary').click()
      await expect(question.getByRole('paragraph')).toBeVisible()
    },
  },
  {
    what: 'the contact form',
    path: '/contato',
    hasFields: true,
    async play(page) {
      const form = page.locator('#contact form')
      await reach(form)
      await button(form, 'Enviar mensagem').click()
      await expect(form.getByText('Escreva o seu nome.')).toBeVisible()
      const values = { Nome: 'Ana Souza', 'E-mail': 'ana@', 'Telefone com DDD': phone }
      await fillIn(form, values)
      await form.getByRole('textbox').last().fill('Quero um site para a minha pizzaria.')
      await button(form, 'Enviar mensagem').click()
      await expect(form.getByText('e-mail completo')).toBeVisible()
      await fillIn(form, { 'E-mail': email })

      const stored = page.waitForResponse((response) => response.url().endsWith('/leads'))
      await button(form, 'Enviar mensagem').click()

      expect((await stored).status()).toBe(200)
      const received = page.locator('#contact').getByRole('group')
      await expect(received).toBeFocused()
      await expect(received).toContainText(openNow)
      await page.getByText('Horário de Brasília').scrollIntoViewIfNeeded()
      await expect(page.getByText(openNow).last()).toBeVisible()
    },
  },
  {
    what: 'the refused and the offline contact form',
    path: '/contato',
    async play(page, site) {
      site.expectErrors(/Failed to load resource/)
      const form = page.locator('#contact form')
      await reach(form)
      await fillIn(form, { Nome: 'Ana Souza', 'E-mail': email, 'Telefone com DDD': phone })
      await form.getByRole('textbox').last().fill('Quero um site para a minha pizzaria.')
      const fields = { email: 'Este e-mail não existe.' }
      await page.route('**/leads', (route) => route.fulfill({ status: 422, json: { status: 'rejected', fields } }))
      await button(form, 'Enviar mensagem').click()
      await expect(form.getByText('Este e-mail não existe.')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'Não enviamos' }).or(notices(page)).first()).toBeVisible()
      await page.unroute('**/leads')
      await page.route('**/leads', (route) => route.abort())

      await fillIn(form, { 'E-mail': `outra-${email}` })
      await button(form, 'Enviar mensagem').click()

      await expect(page.locator('#contact').getByRole('group')).toContainText('segue sozinh')
    },
  },
  {
    what: 'the quiz',
    path: '/quiz',
    hasFields: true,
    async play(page, site) {
      await expect(page.getByRole('status').filter({ hasText: 'Pergunta 1 de 6' })).toBeVisible()
      for (const place of [2, 0, 3, 3, 3, 1].keys()) {
        await page
          .getByRole('radio')
          .nth(place % 4)
          .check()
        if (place === 2) {
          await button(page, 'Anterior').click()
          await expect(page.getByText('Pergunta 2 de 6')).toBeVisible()
          await expect(page.getByRole('radio').nth(1)).toBeChecked()
          await button(page, 'Próxima').click()
        }
        await expect(page.getByRole('radio').nth(place % 4)).toBeChecked()
        await button(page, place === 5 ? 'Finalizar' : 'Próxima').click()
        if (place < 5) await expect(page.getByText(`Pergunta ${place + 2} de 6`)).toBeVisible()
      }
      await expect(page.getByRole('heading', { name: 'Seu nível:' })).toBeVisible()
      const form = page.locator('main form')
      await button(form, 'Quero o meu plano').click()
      await expect(form.getByText('Informe o seu telefone.')).toBeVisible()
      await fillIn(form, { Nome: 'Ana Souza', 'E-mail': email, 'Telefone com DDD': phone })

      await button(form, 'Quero o meu plano').click()

      await expect(page.getByRole('heading', { name: 'Obrigado! Entraremos em contato em breve.' })).toBeFocused()
      await expect(page.getByText(openNow)).toBeVisible()
      await button(page, 'Refazer o quiz').click()
      await expect(page.getByText('Pergunta 1 de 6')).toBeVisible()
      await site.settled()
    },
  },
  {
    what: 'the demonstration and the calculator',
    path: '/agente-ia',
    hasFields: true,
    async play(page) {
      const result = page.getByRole('group', { name: 'Economia' })
      const attendants = page.getByLabel('Atendentes', { exact: true })
      await attendants.scrollIntoViewIfNeeded()
      await expect(attendants.locator('xpath=ancestor::*[@data-island][1]')).toHaveAttribute('data-hydrated')
      await attendants.fill('2')
      await expect(result).toContainText('R$ 70.380 por ano')
      await attendants.fill('0')
      await expect(result).toContainText('Sem economia na folha')
      await expect(result).toContainText('Diferença por mês')
      await attendants.fill('51')
      await expect(page.getByText('A conta vai até 50.')).toBeVisible()
      await expect(result).toContainText('Confira o campo marcado')
      await attendants.fill('')
      await expect(result).toContainText('Preencha os quatro campos')
      await attendants.fill('3')
      await expect(result).toContainText('por ano')
      await expect(result).not.toContainText('Preencha')

      await button(page, 'Quero uma demonstração').click()
      const form = page.getByRole('region', { name: 'Veja o agente atender a sua empresa' }).locator('form')
      await expect(form).toHaveAttribute('data-hydrated')
      await button(form, 'Pedir demonstração').click()
      await expect(form.getByText('Escreva o seu nome.')).toBeVisible()
      await fillIn(form, { Nome: 'Ana', Empresa: 'Petshop', 'Telefone com DDD': phone, 'E-mail': email })
      await form.getByLabel('Segmento').selectOption('Petshop')
      await button(form, 'Pedir demonstração').click()

      await expect(page.locator('#demonstracao').getByRole('group')).toBeFocused()
    },
  },
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
    what: 'the data in the browser',
    path: '/privacidade',
    async play(page) {
      const status = page.getByRole('main').getByRole('status')
      await page.mouse.move(100, 100)
      await expect(status).toHaveText('Nenhum formulário espera envio neste navegador.')
      await button(page, 'Apagar meus dados deste navegador').click()
      await expect(status).toHaveText('Pronto: este navegador não guarda mais dados dos seus formulários.')
      await expect(page.getByRole('heading', { name: '7. Seus direitos' })).toBeVisible()
    },
  },
  {
    what: 'the way through the pages and back',
    path: '/',
    async play(page, site) {
      const heading = page.getByRole('heading', { level: 1 })
      const document = await page.evaluateHandle(() => window.document)
      await site.servicesAtHand()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
      await expect(heading).toContainText('Serviços que trazem')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Fale conosco' }).click()
      await expect(heading).toContainText('Fale com quem resolve')
      await expect(page).toHaveTitle(/^Contato/)
      await page.goBack()
      await expect(heading).toContainText('Serviços que trazem')
      await page.goBack()
      await expect(heading).toContainText('O site do seu negócio')
      expect(await document.evaluate((former) => former === window.document)).toBe(true)
      await follow(page, 'Sobre')
      await expectReached(page, 'about')
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
