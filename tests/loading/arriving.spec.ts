import type { Page } from 'playwright/test'
import { streamInTwo } from '../support/servers/streamInTwo.ts'
import { expect, test } from '../support/site/site.ts'

/** What is tapped before the document's end, with its dialogs and the loader, has arrived. */
const taps: readonly { what: string; act(page: Page): Promise<void>; seen(page: Page): Promise<void> }[] = [
  {
    what: 'the main link to WhatsApp opens the form',
    act: (page) => page.getByRole('link', { name: 'Quero meu site no ar' }).click(),
    seen: (page) => expect(page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })).toBeVisible(),
  },
  {
    what: 'the button for the e-book opens its dialog',
    act: (page) => page.getByRole('button', { name: 'Quero o e-book' }).click(),
    seen: (page) => expect(page.getByRole('dialog').getByLabel('Nome')).toBeVisible(),
  },
]

for (const { what, act, seen } of taps) {
  test(`tapped before the document has arrived, ${what}`, { tag: '@once' }, async ({ page, context, baseURL }) => {
    const tabs: Page[] = []
    const streamed = await streamInTwo(`${baseURL}/`, /Quero o e-book.*?<\/button>/)
    await page.goto(streamed.url, { waitUntil: 'commit' })
    context.on('page', (tab) => tabs.push(tab))

    await act(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    streamed.goOn()

    await seen(page)
    expect(tabs).toEqual([])
    await page.close()
    streamed.close()
  })
}
