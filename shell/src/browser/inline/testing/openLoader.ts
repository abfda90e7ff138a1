import type {} from '@site/contracts/documentContract'

let runFrame: () => void
let listeners: Parameters<typeof addEventListener>[]

/** For `beforeEach`: a browser whose frames the test controls. */
export function setUp(): void {
  jest.useFakeTimers()
  listeners = []
  const add = window.addEventListener
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener)
    add.apply(window, listener)
  })
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => {
      runFrame = run
    },
    scrollTo: jest.fn(),
    // jsdom has none.
    IntersectionObserver: class {
      observe() {}
    },
  })
  // jsdom has no timeline.
  Object.assign(performance, { getEntriesByType: () => [] })
  connection({})
  history.replaceState(null, '')
}

/** For `afterEach`. */
export function tearDown(): void {
  jest.restoreAllMocks()
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
  document.head.replaceChildren()
  document.body.replaceChildren()
  jest.useRealTimers()
}

/** What Chromium tells of the line; other browsers have no such thing. */
export const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })

export const snapshot = {
  shell: [['/shell/main.js', 'sha384-m']],
  page: { route: { entry: ['/r/shop/entry.js', 'sha384-e'], files: [['/r/shop/page.js', 'sha384-p']] } },
}

/** A document that contains the loader, as the browser parses it. */
export function open(html = '', content: object = snapshot) {
  document.body.innerHTML = `${html}<script type="application/json" id="snapshot">${JSON.stringify(content)}</script>`
  jest.isolateModules(() => void jest.requireActual('../inlineLoader.ts'))
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
/** Addresses of the scripts and preloads that were requested. */
export const asked = () =>
  [...document.head.querySelectorAll('script,link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  )
export const all = ['/shell/main.js', '/r/shop/page.js', '/r/shop/entry.js']
/** Runs the callback that the loader has registered for the next frame. */
export const frame = () => runFrame()
export const afterPaint = () => {
  frame()
  jest.advanceTimersByTime(0)
}
/** Clicks. Returns whether the browser still follows a link. */
export const press = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
