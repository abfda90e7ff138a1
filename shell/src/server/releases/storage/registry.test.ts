import { ownsPath, parseRegistry } from './registry.ts'

it.each([
  { prefixes: ['/'], path: '/', owns: true },
  { prefixes: ['/'], path: '/blog', owns: false },
  { prefixes: ['/blog'], path: '/blog', owns: true },
  { prefixes: ['/blog'], path: '/blog/a', owns: true },
  { prefixes: ['/blog'], path: '/blogs', owns: false },
  { prefixes: ['/', '/sobre'], path: '/sobre', owns: true },
])('$prefixes owns $path: $owns', ({ prefixes, path, owns }) => {
  expect(ownsPath(prefixes, path)).toBe(owns)
})

it.each([
  { content: {}, reason: /content/ },
  { content: [{ name: 'Blog', prefixes: ['/blog'] }], reason: /0\.name/ },
  { content: [{ name: 'shell', prefixes: ['/blog'] }], reason: /0\.name/ },
  { content: [{ name: 'mfe-blog', prefixes: [] }], reason: /0\.prefixes/ },
  { content: [{ name: 'mfe-blog', prefixes: ['/blog'], current: 'x' }], reason: /0\.current/ },
  { content: [1, 2].map(() => ({ name: 'mfe-blog', prefixes: ['/blog'] })), reason: /twice/ },
])('refuses $content and names the place', ({ content, reason }) => {
  expect(() => parseRegistry(content)).toThrow(reason)
})
