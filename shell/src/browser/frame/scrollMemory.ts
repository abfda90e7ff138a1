import type { HistoryState, SiteEvent } from '@site/contracts/documentContract'
import { followedBy } from './followedLink.ts'

const QUIET = 150
const LONGEST_WAIT = 1000

let timer: ReturnType<typeof setTimeout> | undefined
let rememberedPage: string | undefined
/** True between a step in the history and the moment its page is shown: what the window scrolls then is the former page. */
let between = false
/** Which restoration is the newest: a former one may still wait for its page to grow. */
let newest = 0

const pageShown = () => location.pathname + location.search

/**
 * Notes where the window is scrolled to in the history entry itself, from the first call on also after every scroll
 * and before every click: an entry's state survives a reload and needs no storage. Call it when client-side navigation
 * begins to work and after each one. From the first call on the browser leaves the scrolling to `restoreScroll`, and in a
 * document that is loaded again to the inline loader.
 */
export function rememberScroll(): void {
  if (rememberedPage === undefined) start()
  rememberedPage = pageShown()
  note()
}

/** After a step back or forward, when its page is on screen: scrolls to where the visitor left it. */
export function restoreScroll(top = notedScroll(history.state) ?? 0): void {
  between = false
  // Sections whose code was waiting for the viewport are lower than they will be.
  if (top > innerHeight) document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  const end = performance.now() + LONGEST_WAIT
  const page = pageShown()
  const own = ++newest
  let touched = false
  const onTouch = () => {
    touched = true
  }
  for (const touch of ['wheel', 'touchmove', 'keydown']) addEventListener(touch, onTouch, { once: true, passive: true })
  const reach = () => {
    if (touched || own !== newest || page !== pageShown()) return
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) > 1 && performance.now() < end) requestAnimationFrame(reach)
  }
  reach()
}

function start(): void {
  // For good: Safari does not hear of a change on leaving. A document that is loaded again is scrolled by the inline loader.
  history.scrollRestoration = 'manual'
  // A document that was kept whole comes back without its place in Safari.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && restoreScroll())
  addEventListener('popstate', onStep)
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('click', onClick, { capture: true })
}

function onStep({ state }: PopStateEvent): void {
  clearTimeout(timer)
  between = true
  if (pageShown() !== rememberedPage) return
  // An anchor or a step of the same page: nothing has to be rendered first.
  between = false
  const top = notedScroll(state)
  if (top !== undefined) restoreScroll(top)
}

function onScroll(): void {
  clearTimeout(timer)
  timer = setTimeout(note, QUIET)
}

/** To ask where the window is has the page laid out: not where nothing has scrolled. */
function onClick(event: MouseEvent): void {
  const followed = followedBy(event)
  if (timer || followed) note(followed)
}

function note(followed?: ReturnType<typeof followedBy>): void {
  clearTimeout(timer)
  timer = undefined
  const scrollTop = Math.round(scrollY)
  if (between || (!followed && notedScroll(history.state) === scrollTop)) return
  try {
    history.replaceState({ ...history.state, scrollTop, ...followed } satisfies HistoryState, '')
  } catch {
    // Safari allows 100 in 10 s; the place is noted with the next scroll.
  }
}

function notedScroll(state: unknown): number | undefined {
  return state instanceof Object && 'scrollTop' in state && typeof state.scrollTop === 'number'
    ? state.scrollTop
    : undefined
}
