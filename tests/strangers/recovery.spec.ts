import type {} from '@site/contracts/documentContract'
import type { Page } from 'playwright/test'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { extend } from '../support/site/extend.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { openWithoutScripts } from '../support/site/openWithoutScripts.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { reveal } from '../support/site/reveal.ts'
import { expect, test } from '../support/site/site.ts'
import { translate } from '../support/site/translate.ts'

/* React renders anew what it cannot hydrate. Here is what that must not cost. */

const strangers = [
  { who: 'extensions', change: (page: Page) => page.evaluate(extend) },
  { who: 'a translator', change: (page: Page) => page.evaluate(translate, true) },
]

const dialogs = [
  { button: 'Quero o e-book', title: 'Quem vai ler o e-book?', name: 'Nome' },
  { button: 'Quero meu site no ar', title: 'Antes de abrir o WhatsApp', name: 'Nome' },
]

/** What is a new element was rendered anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) element.classList.add('served')
  })
const expectReplaced = (page: Page, selector: string) =>
  expect(page.locator(selector).first()).not.toHaveClass(/served/)

for (const { who, change } of strangers) {
  test(`what was typed before hydration stays, with focus and caret, in spite of ${who}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/contato')
    await change(page)
    await mark(page)
    const form = page.locator('#contact form')
    await form.getByLabel('E-mail').fill('ana@exemplo.com.br')
    await form.getByRole('textbox').last().fill('Quero um site.')
    await form.getByLabel('Nome').pressSequentially('Ana Lima')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowRight')

    release()

    await expectReplaced(page, '#contact form')
    await expect(form).toHaveAttribute('data-hydrated')
    await expect(form.getByLabel('E-mail')).toHaveValue('ana@exemplo.com.br')
    await expect(form.getByRole('textbox').last()).toHaveValue('Quero um site.')
    await expect(form.getByLabel('Nome')).toBeFocused()
    await page.keyboard.type('Mari')
    await expect(form.getByLabel('Nome')).toHaveValue('Marina Lima')
  })

  test(`an answer chosen before hydration stays chosen in spite of ${who}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/quiz')
    await change(page)
    await mark(page)
    await page.getByRole('radio').nth(2).check()

    release()

    await expectReplaced(page, 'main form')
    await expect(page.getByRole('radio').nth(2)).toBeChecked()
    await page.getByRole('button', { name: 'Próxima' }).click()
    await expect(page.getByText('Pergunta 2 de 6')).toBeVisible()
  })

  test(`a number and a choice entered before hydration count in spite of ${who}`, async ({ page, site }) => {
    const release = await openWithoutScripts(page, '/agente-ia#demonstracao')
    await change(page)
    await page.getByLabel('Atendentes', { exact: true }).fill('2')
    await page.getByLabel('Segmento').selectOption('Petshop')

    release()

    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const segment = page.getByLabel('Segmento')
    await site.ready(segment)
    await expect(segment).toHaveValue('Petshop')
    await page.getByRole('heading', { name: 'De onde vêm os R$ 30.396 por ano' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name: 'Economia' })).toContainText('R$ 70.380 por ano')
  })

  test(`a tap before hydration is answered where it was made in spite of ${who}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/')
    await change(page)
    await page.getByRole('button', { name: 'Quero o e-book' }).click()
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(1000)

    release()

    await expect(page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  test(`a page that is scrolled while a part is rendered anew stays there in spite of ${who}`, async ({
    page,
    site,
  }) => {
    await site.open('/blog')
    await change(page)
    await mark(page)
    const form = page.getByRole('form', { name: 'Receber o e-book' })
    // As on a busy device, whose browser says so later than the code arrives.
    await page.evaluate(() => addEventListener('scroll', (event) => event.stopImmediatePropagation(), true))
    await reveal(form)
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(500)

    await expect(form).toHaveAttribute('data-hydrated')

    await expectReplaced(page, '[aria-label="Receber o e-book"]')
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  for (const { button, title, name } of dialogs)
    test(`"${title}" stays open, with what was typed, in spite of ${who}`, { tag: '@once' }, async ({ page }) => {
      const release = await openWithoutScripts(page, '/')
      await change(page)
      await mark(page)
      const dialog = page.getByRole('dialog', { name: title })
      await page.locator('main').getByText(button).first().click()
      await dialog.getByLabel(name).pressSequentially('Ana')
      await dialog.getByLabel('E-mail').pressSequentially('ana@exemplo')

      release()

      await expect(dialog.locator('[method=post]')).toHaveAttribute('data-hydrated')
      await expect(dialog).not.toHaveClass(/served/)
      await expect(dialog.getByLabel(name)).toHaveValue('Ana')
      await expect(dialog.getByLabel('E-mail')).toBeFocused()
      await page.keyboard.type('.com')
      await expect(dialog.getByLabel('E-mail')).toHaveValue('ana@exemplo.com')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
}

/** The document is not what the release renders. */
const changeDocument = (page: Page) =>
  page.route('**/contato', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('Enviar mensagem', 'Enviar') })
  })

for (const { cause, before, change, failed } of [
  ...strangers.map(({ who, change }) => ({ cause: `what ${who} did`, before: undefined, change, failed: false })),
  { cause: 'a fault of its own', before: changeDocument, change: undefined, failed: true },
])
  test(`a view that recovers from ${cause} is reported as failed: ${failed}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    if (failed) site.expectErrors(/Minified React error #418/)
    const own = await startOwnSite({ ADMIN_TOKEN: 'uma-chave-bem-comprida' })
    const reports: { type: string; body: { failed?: boolean } }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/_reports')) reports.push(...JSON.parse(request.postData() ?? '[]'))
    })
    await before?.(page)
    const release = await openWithoutScripts(page, `${own.url}/contato`)
    await change?.(page)
    await mark(page)
    release()
    await hydrateByTouch(page)
    await reveal(page.locator('#contact form'))
    await expectReplaced(page, '#contact form')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/views\./.test(name)),
    )

    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')))
        return reports.filter(({ type }) => type === 'view')
      })
      .toEqual([expect.objectContaining({ body: expect.objectContaining({ failed }) })])
    await page.goto('about:blank')
    await own.stop()
    expect(own.output().includes('a browser reports a failure')).toBe(failed)
  })

test('a button that is replaced while it is pressed is clicked', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  await page.evaluate(translate, true)
  await mark(page)
  const button = page.getByRole('button', { name: 'Quero o e-book' })
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  release()
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.mouse.down()
  await expectReplaced(page, '[data-section=EbookCard] button')

  await page.mouse.up()

  await expect(page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })).toBeVisible()
})

test('a page whose elements were moved leads on to the next one', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/removeChild|insertBefore|not a child/)
  await site.open('/')
  await site.servicesAtHand()
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main > *, main [data-island] > *')) {
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()

  await expect(page).toHaveURL('/servicos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Serviços que trazem')
})

test('what was entered in one page is not carried into another', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/contato')
  await site.servicesAtHand()
  const name = page.locator('#contact form').getByLabel('Nome')
  await site.ready(name)
  await name.fill('Ana')
  const document = await page.evaluateHandle(() => window.document)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
  await expect(page).toHaveURL('/servicos')
  await page.goBack()

  await site.ready(name)
  await expect(name).toHaveValue('')
  expect(await document.evaluate((former) => former === window.document)).toBe(true)
})

test('a page that nobody has touched is known to be untouched', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/404/)
  for (const path of [...pagePaths, '/nada', '/offline', '/blog?search=ads']) {
    await page.goto(path)
    if (path !== '/nada' && path !== '/offline') await hydrateByTouch(page)

    expect(await page.evaluate(() => window.__changed), path).toBeUndefined()
  }
})
