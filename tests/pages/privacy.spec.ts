import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'

test('says what is stored, why, for how long and whom to ask, with the purpose of every form', {
  tag: '@once',
}, async ({ page, request, site }) => {
  expect(await site.open('/privacidade')).toBe(200)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade em português claro')
  await expect(page.getByText('Nenhum formulário espera envio neste navegador.')).toBeVisible()
  for (const text of [
    '24 meses',
    '30 dias',
    '90 dias',
    'cookie “canary”',
    'Global Privacy Control',
    'art. 7º, V',
    'art. 18',
    'ANPD',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  // All of article 18, the objection of its second paragraph and the review of article 20.
  await expect(page.locator('#direitos').getByRole('listitem')).toHaveCount(11)
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)

  const chapter = page.getByRole('main')
  for (const form of [
    'Conversa pelo WhatsApp',
    'Formulário de contato',
    'E-book da página inicial',
    'E-book do blog',
    'Novidades por e-mail',
    'Quiz de maturidade digital',
    'Demonstração do agente de IA',
  ])
    await expect(chapter.getByRole('heading', { name: form, exact: true })).toBeVisible()
  const purpose = 'para preparar e marcar a sua demonstração'
  await expect(chapter.getByText(`P${purpose.slice(1)}.`)).toBeVisible()

  expect(await (await request.get('/agente-ia')).text()).toContain(`Usamos seus dados apenas ${purpose}.`)
})

test('shows and removes the leads that wait in this browser', { tag: '@once' }, async ({ page, site }) => {
  test.slow()
  site.expectErrors(/leads/)
  await page.route(/\/leads(\/|$)/, (route) => route.abort())
  // The visitor is thanked at once, and leaves at once.
  await site.open('/quiz')
  for (let question = 1; question <= 6; question++) {
    await expect(page.getByText(`Pergunta ${question} de 6`)).toBeVisible()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: question === 6 ? 'Finalizar' : 'Próxima' }).click()
  }
  await page.locator('main').getByLabel('Nome').fill('Ana Souza')
  await page.locator('main').getByLabel('E-mail').fill('ana@exemplo.com.br')
  await page.locator('main').getByLabel('Telefone com DDD').fill('(11) 91234-5678')
  await page.getByRole('button', { name: 'Quero o meu plano' }).click()
  await expect(page.getByText('Obrigado! Entraremos em contato em breve.')).toBeVisible()

  await site.open('/privacidade')
  await expect(page.getByText('1 formulário espera envio neste navegador.')).toBeVisible()
  await page.getByRole('button', { name: 'Apagar meus dados deste navegador' }).click()

  const removed = page.getByText('Pronto: 1 formulário não enviado foi apagado deste navegador.')
  await expect(removed).toBeVisible()
  await expectAccessible(page, { within: page.locator('main [data-island]', { has: removed }) })
  await page.reload()
  await hydrateByTouch(page)
  await expect(page.getByText('Nenhum formulário espera envio neste navegador.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('visitor'))).toBeNull()
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('is complete, and hides what only scripts can do', async ({ page, site }) => {
    await site.open('/privacidade')

    await expect(page.getByRole('heading', { name: '7. Seus direitos' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apagar meus dados deste navegador' })).toBeHidden()
  })
})
