import type { DataAttribute, Hydration, SiteEvent } from '@site/contracts/documentContract'
import { type Tracked, track } from './trackedLoad.ts'

export type DeferredLoad<Value> = {
  /** What the island's content waits for. Stays pending until the load starts and succeeds. */
  content: Tracked<Value>
  /** Begins to watch for what starts the load; returns how to stop. */
  watch(place: Element | null): (() => void) | undefined
}

type Options = { hydrate: Hydration; margin?: string; serverRendered: boolean }

const TRIES = 3
const LONGEST_PAUSE = 30_000

/**
 * Loads an island's code when `hydrate` says so. With server HTML on screen it never rejects: it tries again with growing
 * pauses, and React keeps the HTML. Without server HTML (client-side navigation) it rejects after three tries.
 */
export function deferLoad<Value>(load: () => Tracked<Value>, options: Options): DeferredLoad<Value> {
  if (typeof window === 'undefined') return { content: load(), watch: () => undefined }
  const ready = options.serverRendered ? undefined : startIfImmediate(load, options.hydrate)
  if (ready?.status === 'fulfilled') return { content: ready, watch: () => undefined }

  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const content = track(
    new Promise<Value>((onValue, onReason) => {
      resolve = onValue
      reject = onReason
    }),
  )

  let started = false
  const start = () => {
    if (started) return
    started = true
    attempt(1)
  }
  const attempt = (count: number) => {
    load().then(resolve, (reason) => {
      if (!options.serverRendered && count >= TRIES) return reject(reason)
      const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** count)
      setTimeout(attempt, pause, count + 1)
    })
  }
  return {
    content,
    watch(place) {
      if (!place) return
      // The server's HTML of what is only read is all that it ever needs. While developing it is loaded by itself.
      const isOnlyRead = options.hydrate === 'never' && options.serverRendered
      const target = isOnlyRead ? place : document
      target.addEventListener('site:load-islands' satisfies SiteEvent, start)
      const stop = isOnlyRead ? undefined : watchFor(options, place, start)
      return () => {
        target.removeEventListener('site:load-islands' satisfies SiteEvent, start)
        stop?.()
      }
    },
  }
}

function startIfImmediate<Value>(load: () => Tracked<Value>, hydrate: Hydration) {
  return hydrate === 'idle' || hydrate === 'intent' || hydrate === 'interaction' ? load() : undefined
}

function watchFor(
  { hydrate, margin = '100px', serverRendered }: Options,
  place: Element,
  start: () => void,
): () => void {
  if (!serverRendered && hydrate !== 'visible' && hydrate !== 'never') {
    start()
    return () => {}
  }
  if (hydrate === 'idle' || hydrate === 'intent') return whenIdle(start)
  if (hydrate === 'interaction') return onInteraction(place, start)
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
    rootMargin: margin,
  })
  observer.observe(place)
  return () => observer.disconnect()
}

function whenIdle(start: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

function onInteraction(place: Element, start: () => void): () => void {
  // A visitor may have touched it before this code was here: the inline script has marked the place then.
  if (place.hasAttribute('data-touched' satisfies DataAttribute) || place.contains(document.activeElement)) start()
  // On the window, before React: its root keeps touches of a part that it cannot hydrate yet from reaching the place.
  const onTouch = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) start()
  }
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true })
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true })
  }
}
