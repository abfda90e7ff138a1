import { expect, type Page } from 'playwright/test'

/**
 * In forced-colours mode, where backgrounds convey nothing, controls are still recognizable, and so is what is selected.
 * Restores the colours.
 */
export async function expectSeenInForcedColors(page: Page, screen?: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(findInvisible), `${screen}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** Runs in the page. */
function findInvisible(): string[] {
  const isClear = (color: string) => color === 'transparent' || /rgba\(.*, 0\)/.test(color)
  const hasEdge = (element: Element) => {
    const { borderBottomWidth, borderBottomStyle, borderBottomColor, outlineStyle } = getComputedStyle(element)
    const hasBorder = Number.parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none'
    return (hasBorder && !isClear(borderBottomColor)) || outlineStyle !== 'none'
  }
  const isUnderlined = (element: Element) => getComputedStyle(element).textDecorationLine.includes('underline')
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    )

  // A link with the box and the height of a touch target looks like a button.
  const buttons = find('button,main a[href]').filter((element) => {
    const { display, minHeight } = getComputedStyle(element)
    return element.localName === 'button' || (display === 'inline-flex' && Number.parseFloat(minHeight) >= 44)
  })
  const fields = find('input:not([type=radio],[type=checkbox],[tabindex="-1"]),select,textarea,dialog[open]')
  const bars = find('progress').filter((bar) => getComputedStyle(bar).appearance === 'none')
  const choices = find('input:is([type=radio],[type=checkbox])')

  const name = (element: Element) => element.outerHTML.slice(0, 120)
  return [
    ...[...buttons, ...fields].filter((element) => !hasEdge(element) && !isUnderlined(element)).map(name),
    ...find('a[aria-current]')
      .filter((element) => !hasEdge(element) && !isUnderlined(element))
      .map((element) => `${name(element)} does not show that it is the current one`),
    ...bars
      .filter((bar) => getComputedStyle(bar).forcedColorAdjust !== 'none')
      .map((bar) => `${name(bar)} does not show its progress`),
    ...choices
      .filter((choice) => getComputedStyle(choice).appearance !== 'auto')
      .map((choice) => `${name(choice)} is drawn by its background`),
  ]
}
