import { expect, test } from '../support/site/site.ts'

const makers = [
  { name: 'Intl.NumberFormat', make: () => void new Intl.NumberFormat('pt-BR') },
  { name: 'Intl.DateTimeFormat', make: () => void new Intl.DateTimeFormat('pt-BR') },
  { name: 'toLocaleString of a number', make: () => void (1).toLocaleString('pt-BR') },
  { name: 'toLocaleDateString', make: () => void new Date().toLocaleDateString('pt-BR') },
]

// Every other test fails when a page's code creates one: `site` reports it in the console.
test('a browser formatter created by a page is detected', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/makes a formatter/)
  await page.goto('/offline')

  for (const { name, make } of makers) {
    const warning = page.waitForEvent('console', (message) => message.text().includes('makes a formatter'))
    await page.evaluate(make)
    expect((await warning).type(), name).toBe('error')
  }
})
