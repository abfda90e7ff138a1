import type { CDPSession, JSHandle, Page } from 'playwright/test'

type Key = 'Tab' | 'Shift+Tab'

/** Where a press of the key has led, and what is wrong there. */
type Stop = { element: Element; problems: string[] }
/** A walk through the page; `isOver` when an element gets the focus for the second time. */
type Walk = { stops: Stop[]; isOver: boolean; problemsHere(): string[] }

/** Presses that are sent at once: the page itself checks each of them, so that nothing waits for a response in between. */
const BATCH = 10
/** A scrollable box follows the focus some frames later, so a problem counts only if it remains. */
const MAX_FRAMES = 30

/** Goes through a page once with Tab, or backwards with Shift+Tab. Returns the problems found. */
export async function tabThrough(page: Page, key: Key = 'Tab'): Promise<string[]> {
  const keyboard = await page.context().newCDPSession(page)
  const walk = await page.evaluateHandle(beginWalk)
  while (!(await walk.evaluate(({ isOver }) => isOver))) {
    await Promise.all(Array.from({ length: BATCH }, () => press(keyboard, key)))
  }
  await keyboard.detach()
  const doubtful = await walk.evaluate(({ stops }) =>
    stops.flatMap(({ problems }, index) => (problems.length > 0 ? [index] : [])),
  )
  const problems: string[] = []
  for (const index of doubtful) problems.push(...(await lastingProblems(page, key, walk, index)))
  return [...problems, ...(await walk.evaluate(findUnreached))]
}

/** Down and up in one go, in order: Playwright's own `press` waits for the first before it sends the second. */
async function press(keyboard: CDPSession, key: Key): Promise<void> {
  const event = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 }
  await Promise.all([
    keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' }),
    keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
  ])
}

/** Returns to one stop, from the one before it. */
async function lastingProblems(page: Page, key: Key, walk: JSHandle<Walk>, index: number): Promise<string[]> {
  await walk.evaluate(({ stops }, at) => {
    const former = stops[at - 1]?.element
    if (former instanceof HTMLElement) former.focus()
  }, index)
  await page.keyboard.press(key)
  for (let frame = 0; ; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const problems = await walk.evaluate(({ problemsHere }) => problemsHere())
    if (problems.length === 0 || frame === MAX_FRAMES) return problems
  }
}

/** Runs in the page: records from now on where each press of the key leads. */
function beginWalk(): Walk {
  const walk: Walk = { stops: [], isOver: false, problemsHere }
  let parts = 0
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || walk.isOver) return
    const element = document.activeElement ?? document.body
    if (isPartOfDate(element)) return
    walk.isOver = walk.stops.some((stop) => stop.element === element)
    if (!walk.isOver) walk.stops.push({ element, problems: problemsHere() })
  }
  addEventListener('keyup', onKeyUp, true)
  return walk

  /** Day, month, year and calendar of a date field are stops within one element; more of them would be a trap. */
  function isPartOfDate(element: Element): boolean {
    const isSame = walk.stops.at(-1)?.element === element
    parts = isSame ? parts + 1 : 0
    return isSame && element instanceof HTMLInputElement && element.type === 'date' && parts <= 3
  }

  /** For the focused element; the page itself between its end and its start. */
  function problemsHere(): string[] {
    const focused = document.activeElement ?? document.body
    if (focused === document.body) return []
    const text = focused.textContent || focused.getAttribute('aria-label') || focused.getAttribute('name') || ''
    const name = `<${focused.localName}> "${text.replace(/\s+/g, ' ').trim().slice(0, 50)}"`

    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A card that is a single link draws the ring around the whole card.
    const hasRing = isRing(getComputedStyle(focused)) || isRing(getComputedStyle(focused, '::after'))

    // A link that wraps has several boxes. Of a text area the browser shows the current line.
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const points = boxes.flatMap(({ left, right, top, bottom }) => {
      const end = focused instanceof HTMLTextAreaElement ? top + 40 : bottom
      const [edgeX, edgeY] = [Math.min(6, (right - left) / 4), Math.min(6, (end - top) / 4)]
      const corners = [left + edgeX, right - edgeX].flatMap((x) =>
        [top + edgeY, end - edgeY].map((y) => [x, y] as const),
      )
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
}

/** Runs in the page: what a pointer can use and the keyboard did not reach. */
function findUnreached({ stops }: Walk): string[] {
  const reached = new Set(stops.map(({ element }) => element))
  const controls = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex]'
  const place = document.querySelector('dialog:modal') ?? document
  const groups = new Set([...reached].map((element) => element instanceof HTMLInputElement && element.name))
  return (
    [...place.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !reached.has(control) && !control.closest('[inert]'))
      // The keyboard reaches one radio button of a group, and the arrow keys lead to the others.
      .filter(
        (control) => !(control instanceof HTMLInputElement && control.type === 'radio' && groups.has(control.name)),
      )
      .map((control) => `${control.outerHTML.slice(0, 80)} is not reached`)
  )
}
