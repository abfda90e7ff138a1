import { expect } from '../../support/site/site.ts'
import { button, email, fillIn, notices, openNow, phone, reach, type Play } from './gestures.ts'

/** What a visitor does with the contact form. */
export const contactPlays: readonly Play[] = [
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
]
