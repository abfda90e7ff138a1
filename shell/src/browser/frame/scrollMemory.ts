import type { HistoryState, SiteEvent } from '@site/contracts/documentContract'
import { followedBy } from './followedLink.ts'

const SAVE_DELAY = 150
const RESTORE_TIMEOUT = 1000

let timer: ReturnType<typeof setTimeout> | undefined
let rememberedPage: string | undefined
/**
 * True between a history navigation and the rendering of its page: meanwhile the window's scroll position is the former
 * page's.
 */
let between = false
/** The number of the newest restoration: an earlier one may still be waiting for its page to grow. */
let newest = 0

const pageShown = () => location.pathname + location.search

/**
 * Stores the scroll position in the history entry itself, from the first call on also after every scroll and before every
 * click: an entry's state survives a reload and needs no storage. Call it when client-side navigation starts to work, and
 * after each one. From then on the browser leaves scrolling to `restoreScroll`, and in a reloaded document to the inline
 * loader.
 */
export function rememberScroll(): void {
  if (rememberedPage === undefined) start()
  rememberedPage = pageShown()
  save()
}

/** After a history navigation, once its page is rendered: restores the scroll position. */
export function restoreScroll(top = savedScroll(history.state) ?? 0): void {
  between = false
  // Sections whose code waits for the viewport are not yet as tall as they will be.
  if (top > innerHeight) document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  const end = performance.now() + RESTORE_TIMEOUT
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
  // Permanently, because Safari ignores a change when the page is left. The inline loader scrolls a reloaded document.
  history.scrollRestoration = 'manual'
  // In Safari, a document from the back-forward cache has lost its scroll position.
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
  const top = savedScroll(state)
  if (top !== undefined) restoreScroll(top)
}

function onScroll(): void {
  clearTimeout(timer)
  timer = setTimeout(save, SAVE_DELAY)
}

/** Reading the scroll position forces a layout, so it is skipped if nothing has scrolled. */
function onClick(event: MouseEvent): void {
  const followed = followedBy(event)
  if (timer || followed) save(followed)
}

function save(followed?: ReturnType<typeof followedBy>): void {
  clearTimeout(timer)
  timer = undefined
  const scrollTop = Math.round(scrollY)
  if (between || (!followed && savedScroll(history.state) === scrollTop)) return
  try {
    history.replaceState({ ...history.state, scrollTop, ...followed } satisfies HistoryState, '')
  } catch {
    // Safari allows 100 in 10 s; the position is stored at the next scroll.
  }
}

function savedScroll(state: unknown): number | undefined {
  return state instanceof Object && 'scrollTop' in state && typeof state.scrollTop === 'number'
    ? state.scrollTop
    : undefined
}
