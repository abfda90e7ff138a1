import { expect, type Page } from 'playwright/test'

/**
 * Nothing is cut off: the page does not scroll sideways, no box extends beyond the window, no text beyond a box that clips
 * it, and at normal text size no word wraps, nor does a text that may not wrap extend into the next column.
 */
export async function expectFits(page: Page, size?: string): Promise<void> {
  expect(await page.evaluate(findMisfits), size).toEqual([])
}

/** Runs in the page. */
function findMisfits(): string[] {
  const width = document.documentElement.clientWidth
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none'
  const nameOf = (element: Element) =>
    `<${element.localName}> "${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}"`

  function isOut(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect()
    if (left >= -1 && right <= width + 1) return false
    // What scrolls sideways, or is for screen readers only, is in a box that is checked itself.
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      if (overflowX !== 'visible' || clipPath !== 'none') return false
    }
    return true
  }

  function isCut(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }

  function brokenWords(element: Element): string[] {
    const range = document.createRange()
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [`"${word}" is broken`] : []
      }),
    )
  }

  function leavesColumn(element: Element): boolean {
    const column = element.parentElement
    const { whiteSpace, position } = getComputedStyle(element)
    if (!column || whiteSpace !== 'nowrap' || position !== 'static' || getComputedStyle(column).overflowX !== 'visible')
      return false
    return element.getBoundingClientRect().right > column.getBoundingClientRect().right + 1
  }

  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement)
  const isNormalText = fontSize === '16px' && letterSpacing === 'normal'
  const misfits = [...document.body.querySelectorAll('*:not(svg *, script, noscript)')]
    .filter(isShown)
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      if (isOut(element)) return [`${nameOf(element)} is from ${Math.round(left)} to ${Math.round(right)} of ${width}`]
      if (element.textContent?.trim() && isCut(element)) return [`${nameOf(element)} is cut`]
      if (isNormalText && leavesColumn(element)) return [`${nameOf(element)} is wider than its column`]
      return isNormalText && !element.closest('[href^="mailto:"]') ? brokenWords(element) : []
    })
  const { scrollWidth } = document.documentElement
  return scrollWidth > width ? [`The page is ${scrollWidth} px wide in ${width} px.`, ...misfits] : misfits
}
