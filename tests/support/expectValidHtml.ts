import { HtmlValidate } from 'html-validate'
import { expect, type Page } from 'playwright/test'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // A matter of writing by hand; these are written by React and by the browser.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
  },
})

/** Hints that the shell adds when the page is idle are no markup of the page; whether they are there yet is chance. */
const PREFETCH_HINT = /<link rel="prefetch"[^>]*>/g

/** html-validate reports nothing for the page as it stands now, whatever the visitor has opened in it. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = (await page.content()).replaceAll(PREFETCH_HINT, '')
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  )
  expect(found).toEqual([])
}
