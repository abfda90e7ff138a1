import type { Page } from 'playwright/test'

/** The spacing of letters, words, lines and paragraphs that a visitor may set (WCAG 2.2, 1.4.12). */
const spaced =
  '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}'

/** Applies that spacing to the page's text, or removes it. */
export async function applyTextSpacing(page: Page, wanted: boolean): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    if (rules) sheet.replaceSync(rules)
    document.adoptedStyleSheets = rules
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1)
  }, wanted && spaced)
}
