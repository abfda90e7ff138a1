/// <reference types="@testing-library/jest-dom" />
import { TextEncoder } from 'node:util'

// The matchers are for the DOM, and loading them takes longer than many tests without one.
if ('document' in globalThis) {
  require('@testing-library/jest-dom')
  // jsdom has no layout and no such method.
  Element.prototype.scrollIntoView = () => {}
  // Everything is in view, so that a test of a page sees its islands.
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element) {
        this.seen([{ isIntersecting: true, target }])
      }
      unobserve() {}
      disconnect() {}
    },
  })
}

// The router needs it on import, and jsdom has none.
Object.assign(globalThis, { TextEncoder })

// An unexpected console error fails the test. A test that expects one replaces console.error with a spy.
let unexpected: unknown[][] = []
const report = (...args: unknown[]) => {
  unexpected.push(args)
}

beforeEach(() => {
  unexpected = []
  console.error = report
})

afterEach(() => {
  const seen = unexpected
  unexpected = []
  if (seen.length > 0) throw new Error(`Unexpected console.error: ${seen.map((args) => args.join(' ')).join('\n')}`)
})
