import { respondLate } from '../support/site/respondLate.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

for (const path of ['/sobre', '/servicos'] as const) {
  test(`nothing moves when 'Contato' on ${path} leads to #contact`, async ({ page, site, isMobile }) => {
    await site.open(path)
    await site.settled()

    const bar = page.getByRole('banner')
    if (isMobile) await bar.locator('summary').click()
    await bar.getByRole('link', { name: 'Contato', exact: true }).click()

    await expect(page.locator('#contact')).toBeInViewport()
    // Every section's code is loaded.
    await expect(page.locator('[data-section=EbookCard]')).toHaveAttribute('data-hydrated')
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('nothing moves when a form is reached and filled in', async ({ page, site }) => {
  await site.open('/contato')
  const submit = page.getByRole('button', { name: 'Enviar mensagem' })
  await site.ready(submit)

  const field = (label: string) => page.locator('main').getByLabel(label, { exact: true })
  await field('Nome').fill('Ana Souza')
  await field('E-mail').fill('ana@pizzaria.com.br')
  await field('Telefone com DDD').fill('(11) 91234-5678')
  await field('Mensagem').fill('Quero um site para a minha pizzaria.')

  expect(await layoutShifts(page)).toEqual([])
})

test('nothing moves when the blog is searched and filtered on a slow line', async ({ page, site }) => {
  await respondLate(page, '**/_data/**')
  await site.open('/blog')
  const search = page.getByRole('searchbox', { name: 'Buscar no blog' })
  await site.ready(search)
  await search.fill('petshop')
  await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Clínicas/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Artigos sobre Clínicas' })).toBeVisible()

  expect(await layoutShifts(page)).toEqual([])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`nothing moves when a visitor steps back and forward again, motion: ${reducedMotion}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await site.open('/')
    await site.servicesAtHand()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
    await expect(page.locator('h1:focus')).toBeInViewport()
    // Both pages end with the same footer, which is in sight before and after each step, at different places.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.evaluate(() => history.state?.scrollTop === Math.round(scrollY))).toBe(true)
    const former = await layoutShifts(page)

    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Todos os serviços', exact: true })).toBeFocused()
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/servicos')
    await expect(page.locator('h1:focus')).toBeAttached()

    expect((await layoutShifts(page)).slice(former.length)).toEqual([])
  })
}
