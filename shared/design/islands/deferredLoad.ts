import type { DataAttribute, Hydration, SiteEvent } from '@site/contracts/documentContract'
import { type Tracked, track } from './trackedLoad.ts'

/** An island's code that is loaded later: a promise for React's `use`, and the trigger of the load. */
export type DeferredLoad<Value> = {
  /** The promise that the island's content suspends on. Pending until the load starts and succeeds. */
  content: Tracked<Value>
  /** Waits for the trigger of the load; returns a function that stops waiting. */
  watch(place: Element | null): (() => void) | undefined
}

type Options = { hydrate: Hydration; margin?: string; serverRendered: boolean }

const TRIES = 3
const MAX_BACKOFF = 30_000

/**
 * Loads an island's code when `hydrate` says so. If server HTML is on screen it never rejects: it retries with exponential
 * back-off, and React keeps the HTML. Without server HTML (client-side navigation) it rejects after three attempts.
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
      const pause = Math.min(MAX_BACKOFF, 300 * 2 ** count)
      setTimeout(attempt, pause, count + 1)
    })
  }
  return {
    content,
    watch(place) {
      if (!place) return
      // The server's HTML is all that a read-only section ever needs. During development its code is loaded anyway.
      const isReadOnly = options.hydrate === 'never' && options.serverRendered
      const target = isReadOnly ? place : document
      target.addEventListener('site:load-islands' satisfies SiteEvent, start)
      const stop = isReadOnly ? undefined : watchFor(options, place, start)
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

// A click may come alone, from voice control.
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click'] as const

function onInteraction(place: Element, start: () => void): () => void {
  // The visitor may have touched it before this code was loaded: the inline loader has marked the element.
  if (place.hasAttribute('data-touched' satisfies DataAttribute) || place.contains(document.activeElement)) start()
  // On the window, in the capture phase: React's root stops events of parts that it cannot hydrate yet.
  const onTouch = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) start()
  }
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true })
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true })
  }
}
