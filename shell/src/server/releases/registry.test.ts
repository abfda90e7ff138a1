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
  { content: {}, reason: /remotes\.json/ },
  { content: [{ name: 'Blog', prefixes: ['/blog'], current: 'mfe-blog/current.json' }], reason: /0\.name/ },
  { content: [{ name: 'mfe-blog', prefixes: [], current: 'mfe-blog/current.json' }], reason: /0\.prefixes/ },
  { content: [{ name: 'mfe-blog', prefixes: ['/blog'], current: '../x/current.json' }], reason: /0\.current/ },
])('refuses $content and names the place', ({ content, reason }) => {
  expect(() => parseRegistry(content)).toThrow(reason)
})
