/// <reference types="@testing-library/jest-dom" />
import { TextEncoder } from 'node:util'

// Its matchers are for documents, and loading them takes longer than many a test without one.
if ('document' in globalThis) {
  require('@testing-library/jest-dom')
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = () => {}
}

// The router asks for it on import, and jsdom has none.
Object.assign(globalThis, { TextEncoder })

// A console error nobody expected fails the test. A test that expects one replaces console.error with a spy of its own.
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
