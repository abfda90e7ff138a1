import { expect } from '../../support/site/site.ts'
import { expectReached, follow } from '../../frame/topBar.ts'
import { button, type Play } from './gestures.ts'

/** What a visitor does besides forms. */
export const visitPlays: readonly Play[] = [
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
]
