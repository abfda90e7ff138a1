import { expect } from '../../support/site/site.ts'
import { button, email, fillIn, notices, phone, reach, type Play } from './gestures.ts'

/** What a visitor does on the home page. */
export const homePlays: readonly Play[] = [
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
    async play(page, site) {
      const dialog = page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })
      const open = button(page, 'Quero o e-book')
      // A button that is replaced while it is pressed is pressed once more, and then is behind its dialog (see recovery.spec.ts).
      await site.ready(open)
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
]
