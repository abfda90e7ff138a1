import { hasPage } from './hasPage.ts'

it.each([
  { what: 'a page of a remote', snapshot: '{"edition":"1","page":{"path":"/"}}', expected: true },
  { what: 'a notice of the shell', snapshot: '{"edition":"1"}', expected: false },
  { what: 'a malformed snapshot', snapshot: 'null', expected: false },
])('is true for $what: $expected', ({ snapshot, expected }) => {
  document.body.innerHTML = `<script type="application/json" id="snapshot">${snapshot}</script>`

  expect(hasPage()).toBe(expected)
})

it('is false for a document without a snapshot', () => {
  document.body.innerHTML = '<main></main>'

  expect(hasPage()).toBe(false)
})
