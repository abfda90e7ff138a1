/**
 * Runs in the page before its own code: what moves by itself is an error in the console, which fails the test. Until the
 * test gives the page another window, paper or text size: then everything moves, by right.
 */
export function reportShifts(): void {
  type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  /** A cumulative layout shift under it reads as 0.00. A number that gets a digit more moves its neighbour by less. */
  const least = 0.005
  /** What a visitor's tap moves is excused for half a second by browsers; a busy machine may take longer to answer one. */
  const answered = 1200
  let touched = Number.NEGATIVE_INFINITY
  const onTouch = ({ timeStamp }: Event) => {
    touched = timeStamp
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'input'])
    addEventListener(type, onTouch, { capture: true, passive: true })

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
      if (entry.startTime - touched < answered || value < least) continue
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
