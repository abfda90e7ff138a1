import type { Page } from 'playwright/test'

/** As much room between letters, words, lines and paragraphs as a visitor may ask for (WCAG 2.2, 1.4.12). */
const spaced =
  '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}'

/** Gives the page's text that room, or takes it away again. */
export async function spaceText(page: Page, wanted: boolean): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    if (rules) sheet.replaceSync(rules)
    document.adoptedStyleSheets = rules
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1)
  }, wanted && spaced)
}
