import type { Page } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** Counts what asks the browser for the data of languages and time zones. */
async function countFormatters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { __asked: asked })
    for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules'] as const) {
      const Format = Intl[name] as new (...parameters: unknown[]) => object
      const counted = new Proxy(Format, {
        construct(made, parameters) {
          asked.push(name)
          return new made(...parameters)
        },
      })
      Object.defineProperty(Intl, name, { value: counted })
    }
    for (const { prototype } of [Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one.startsWith('toLocale'))) {
        const original = Reflect.get(prototype, name) as (...parameters: unknown[]) => string
        Object.defineProperty(prototype, name, {
          value(this: unknown, ...parameters: unknown[]) {
            asked.push(name)
            return original.apply(this, parameters)
          },
        })
      }
    }
  })
  return () => page.evaluate(() => Reflect.get(window, '__asked') as string[])
}

// The first formatter of a page takes a phone a third of a second, in the middle of whatever its visitor does.
for (const path of pagePaths) {
  test(`no code of ${path} makes a formatter of the browser's`, { tag: '@once' }, async ({ page, site }) => {
    const formatters = await countFormatters(page)
    await site.open(path)

    await page.evaluate(() => document.dispatchEvent(new Event('site:load-islands')))
    await expect(page.locator('[data-island]:not([data-island=never]):not([data-hydrated])')).toHaveCount(0)

    expect(await formatters()).toEqual([])
  })
}

test('neither does what comes with a tap: chat, WhatsApp form, demonstration, an answer, a search', {
  tag: '@once',
}, async ({ page, site }) => {
  const formatters = await countFormatters(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await site.open('/')
  await button(/Alex está online/).click()
  await expect(page.getByRole('log')).toContainText('Alex')
  await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
  await expect(page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })).toBeVisible()
  expect(await formatters()).toEqual([])

  await site.open('/agente-ia')
  await button('Quero uma demonstração').click()
  await button('Pedir demonstração').click()
  await expect(page.getByText('Escolha o segmento da sua empresa.')).toBeVisible()
  expect(await formatters()).toEqual([])

  await site.open('/quiz')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Pergunta 2 de 6')).toBeVisible()
  expect(await formatters()).toEqual([])

  await site.open('/blog')
  await page.getByRole('searchbox', { name: 'Buscar no blog' }).fill('petshop')
  await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
  expect(await formatters()).toEqual([])
})
