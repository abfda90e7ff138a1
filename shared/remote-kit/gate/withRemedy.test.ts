import { withLibraryRemedy, withRemedy } from './withRemedy.ts'

it.each([
  {
    reason: 'location is not defined (in Prices)',
    is: 'location is not defined (in Prices): `location` exists only in the browser: move it into an effect or an event handler.',
  },
  {
    reason: 'ReferenceError: window is not defined.',
    is: /^ReferenceError: window is not defined: `window` exists only in/,
  },
  {
    reason: 'Code generation from strings disallowed for this context (in Prices)',
    is: /\(in Prices\): the policy of the site forbids code that is made from text .* use another library/,
  },
  { reason: 'fetch is not defined', is: /`fetch` does not exist while a page is rendered: prepare what it needs/ },
  { reason: 'crypto is not defined (in Prices)', is: /: `crypto` does not exist .*: use `useId` for an identifier/ },
  {
    reason: 'crypto.getRandomValues() not supported. See https://example.com at ../node_modules/uuid/rng.js:6',
    is: /rng\.js:6: `crypto` does not exist while a page is rendered: use `useId`/,
  },
  {
    reason: "Cannot read properties of undefined (reading 'randomUUID')",
    is: /: `crypto` does not exist while a page is rendered/,
  },
  { reason: 'WeakRef is not defined', is: /`WeakRef` does not exist while a page is rendered: prepare what it needs/ },
  { reason: 'Do not know how to serialize a BigInt', is: /: what `load` returns becomes JSON: make it of texts/ },
])('says what to do about $reason', ({ reason, is }) => {
  if (typeof is === 'string') expect(withRemedy(reason)).toBe(is)
  else expect(withRemedy(reason)).toMatch(is)
})

it.each(['price is not defined', 'Cannot read properties of undefined', ''])('adds nothing to %s', (reason) => {
  expect(withRemedy(reason)).toBe(reason)
})

it.each([
  {
    place: ' at ../node_modules/charts/dist/index.js:6',
    says: /charts\/dist\/index\.js:6: `window` exists only .*: import the library in .* `ssr: false`/,
  },
  { place: ' at src/Prices.tsx:6', says: /Prices\.tsx:6: `window` exists only in the browser: move it into an effect/ },
])('says of $place who can move it', ({ place, says }) => {
  expect(withLibraryRemedy(withRemedy(`window is not defined${place}`))).toMatch(says)
})
