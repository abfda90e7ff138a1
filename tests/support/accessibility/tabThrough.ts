import type { Page } from 'playwright/test'

/** Goes through a page with Tab, or backwards with Shift+Tab, once around. Answers what is wrong on the way. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const problems: string[] = []
  const reached = await page.evaluateHandle(() => new Set<Element>())
  for (;;) {
    await page.keyboard.press(key)
    const found = await page.evaluate(findProblems, reached)
    if (!found) break
    if (found.length > 0) problems.push(...(await lastingProblems(page)))
  }
  return [...problems, ...(await page.evaluate(findUnreached, reached))]
}

/** A box that scrolls follows the focus some frames later: what is wrong is what still is when all has come to rest. */
const MOST_FRAMES = 30

async function lastingProblems(page: Page): Promise<string[]> {
  let problems: string[] = []
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    problems = (await page.evaluate(findProblems, await page.evaluateHandle(() => new Set<Element>()))) ?? []
    if (problems.length === 0) break
  }
  return problems
}

/**
 * Runs in the page: what is wrong with the element that has the focus, the page itself between its end and its beginning.
 * The element is noted; undefined where it had the focus before, which is once around.
 */
function findProblems(reached: Set<Element>): string[] | undefined {
  const focused = document.activeElement ?? document.body
  if (reached.has(focused)) return undefined
  reached.add(focused)
  if (focused === document.body) return []
  const text = focused.textContent || focused.getAttribute('aria-label') || focused.getAttribute('name') || ''
  const name = `<${focused.localName}> "${text.replace(/\s+/g, ' ').trim().slice(0, 50)}"`

  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  // A card that is one link draws the ring around the whole card.
  const hasRing = isRing(getComputedStyle(focused)) || isRing(getComputedStyle(focused, '::after'))

  // A link over two lines has a box on each. Of a text area the browser shows the line that is written on.
  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const points = boxes.flatMap(({ left, right, top, bottom }) => {
    const end = focused instanceof HTMLTextAreaElement ? top + 40 : bottom
    const [edgeX, edgeY] = [Math.min(6, (right - left) / 4), Math.min(6, (end - top) / 4)]
    const corners = [left + edgeX, right - edgeX].flatMap((x) => [top + edgeY, end - edgeY].map((y) => [x, y] as const))
    return [[(left + right) / 2, (top + end) / 2] as const, ...corners]
  })
  const covers = points.flatMap(([x, y]) => {
    const above = document.elementFromPoint(x, y)
    if (above && (focused.contains(above) || above.contains(focused) || above.closest('label')?.contains(focused)))
      return []
    return [
      above ? `<${above.localName}> "${(above.textContent ?? '').trim().slice(0, 20)}"` : 'the edge of the window',
    ]
  })
  const problems = [...new Set(covers)].map((cover) => `${name} is under ${cover}`)
  return hasRing ? problems : [`${name} shows no focus`, ...problems]
}

/** Runs in the page: what a pointer can use and the keyboard did not come to. */
function findUnreached(reached: Set<Element>): string[] {
  const controls = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex]'
  const place = document.querySelector('dialog:modal') ?? document
  const groups = new Set([...reached].map((element) => element instanceof HTMLInputElement && element.name))
  return (
    [...place.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !reached.has(control) && !control.closest('[inert]'))
      // The keyboard comes to one radio of a group, and the arrows lead to the others.
      .filter(
        (control) => !(control instanceof HTMLInputElement && control.type === 'radio' && groups.has(control.name)),
      )
      .map((control) => `${control.outerHTML.slice(0, 80)} is not reached`)
  )
}
