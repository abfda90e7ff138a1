import { expect } from '../../support/site/site.ts'
import { button, email, fillIn, openNow, phone, type Play } from './gestures.ts'

/** What a visitor does with the quiz and the page of the agent. */
export const toolPlays: readonly Play[] = [
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
]
