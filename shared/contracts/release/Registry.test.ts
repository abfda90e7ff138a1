import { ownsPath, parseRegistry } from './Registry.ts'

it.each([
  { prefixes: ['/'], path: '/', owns: true },
  { prefixes: ['/'], path: '/revista', owns: false },
  { prefixes: ['/revista'], path: '/revista', owns: true },
  { prefixes: ['/revista'], path: '/revista/a', owns: true },
  { prefixes: ['/revista'], path: '/blogs', owns: false },
  { prefixes: ['/', '/empresa'], path: '/empresa', owns: true },
])('$prefixes owns $path: $owns', ({ prefixes, path, owns }) => {
  expect(ownsPath(prefixes, path)).toBe(owns)
})

it.each([
  { content: {}, reason: /content/ },
  { content: [{ name: 'Blog', prefixes: ['/revista'] }], reason: /0\.name/ },
  { content: [{ name: 'shell', prefixes: ['/revista'] }], reason: /0\.name/ },
  { content: [{ name: 'mfe-revista', prefixes: [] }], reason: /0\.prefixes/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], current: 'x' }], reason: /0\.current/ },
  { content: [1, 2].map(() => ({ name: 'mfe-revista', prefixes: ['/revista'] })), reason: /twice/ },
])('refuses $content and names the place', ({ content, reason }) => {
  expect(() => parseRegistry(content)).toThrow(reason)
})
