/**
 * Runs before the page's own code: unexpected layout shifts are reported in the console, which fails the test. Until the
 * test changes the window, medium or text size, after which everything may move.
 */
export function reportShifts(): void {
  type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  /** An additional digit shifts its neighbour by less; flows are measured exactly (stability-flows.spec.ts). */
  const threshold = 0.001
  /** How long after an input browsers excuse shifts, in ms; here also after a scripted one. */
  const excused = 500
  let lastInput = Number.NEGATIVE_INFINITY
  // The test may stop the page's clock later.
  const nextFrame = requestAnimationFrame.bind(window)
  const now = performance.now.bind(performance)
  const onInput = () => {
    lastInput = Number.POSITIVE_INFINITY
    // From the frame that follows the input: before it, a busy machine may take half a second, which no visitor's does.
    nextFrame(() =>
      nextFrame(() => {
        lastInput = now()
      }),
    )
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'input'])
    addEventListener(type, onInput, { capture: true, passive: true })

  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 90) : 'something that is gone'
  }
  const stop = () => observer.disconnect()
  const paper = matchMedia('print')
  const observer = new PerformanceObserver((list) => {
    if (paper.matches || document.documentElement.style.fontSize) return stop()
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'))
      if (entry.startTime - lastInput < excused || Reflect.get(entry, 'hadRecentInput') || value < threshold) continue
      const sources = Reflect.get(entry, 'sources') as Source[]
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      )
      console.error(`layout shift of ${value} on ${location.pathname}: ${moved.join('; ')}`)
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  addEventListener('resize', stop)
  paper.addEventListener('change', stop)
}
