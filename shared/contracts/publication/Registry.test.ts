import { ownsPath, parseRegisteredKeys, parseRegistry, registryOf } from './Registry.ts'

const [key, other] = ['A', 'B'].map((letter) => `ed25519:${letter.repeat(43)}`)

it.each([
  { prefixes: ['/'], path: '/', owns: true },
  { prefixes: ['/'], path: '/revista', owns: false },
  { prefixes: ['/'], path: '//revista', owns: false },
  { prefixes: ['/revista'], path: '/revista', owns: true },
  { prefixes: ['/revista'], path: '/revista/a', owns: true },
  { prefixes: ['/revista'], path: '/revistas', owns: false },
  { prefixes: ['/', '/empresa'], path: '/empresa', owns: true },
])('lets $prefixes own $path: $owns', ({ prefixes, path, owns }) => {
  expect(ownsPath(prefixes, path)).toBe(owns)
})

it.each([
  { content: {}, reason: /\bcontent/ },
  { content: [null], reason: /^0/ },
  { content: ['shell'], reason: /^0/ },
  { content: [{ name: 'Revista', prefixes: ['/revista'] }], reason: /0\.name/ },
  { content: [{ name: 'shell', prefixes: ['/revista'] }], reason: /0\.name/ },
  { content: [{ name: 'mfe-revista', label: ' ', prefixes: ['/revista'] }], reason: /0\.label/ },
  { content: [{ name: 'mfe-revista', prefixes: [] }], reason: /0\.prefixes/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], current: 'x' }], reason: /0\.current/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: [] }], reason: /0\.keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: ['ed25519:short'] }], reason: /npm run keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: [`x${key}`] }], reason: /npm run keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: [`${key}x`] }], reason: /npm run keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: [key, key, key] }], reason: /at most two keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], previewKeys: ['x'] }], reason: /npm run keys/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/revista'], previewKeys: [] }], reason: /0\.previewKeys/ },
  {
    content: [{ name: 'mfe-revista', prefixes: ['/revista'], keys: [key], previewKeys: [key] }],
    reason: /a key for previews among those that release/,
  },
  {
    content: [
      { name: 'mfe-revista', prefixes: ['/revista'], previewKeys: [key] },
      { name: 'mfe-loja', prefixes: ['/loja'], keys: [key] },
    ],
    reason: /a key for previews among those that release/,
  },
  { content: [{ name: 'shell', previewKeys: [key] }], reason: /0/ },
  { content: [{ name: 'shell', prefixes: ['/'], keys: [key] }], reason: /0\.prefixes/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/leads'] }], reason: /0\.prefixes\.0: the shell answers/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/health/a'] }], reason: /0\.prefixes\.0: the shell answers/ },
  { content: [{ name: 'mfe-revista', prefixes: ['/a', '/_data'] }], reason: /0\.prefixes\.1: the shell answers/ },
  {
    content: ['mfe-revista', 'mfe-ajuda'].map((name) => ({ name, prefixes: ['/revista'] })),
    reason: /the prefix \/revista twice/,
  },
  { content: [{ name: 'mfe-revista', prefixes: ['/a', '/b', '/a'] }], reason: /the prefix \/a twice/ },
  { content: [1, 2].map(() => ({ name: 'mfe-revista', prefixes: ['/revista'] })), reason: /twice/ },
])('refuses $content and names the place', ({ content, reason }) => {
  expect(() => parseRegistry(content)).toThrow(reason)
})

it('has keys of remotes and of the shell, which is not a remote', () => {
  const content = [
    { name: 'mfe-revista', prefixes: ['/revista'], keys: [key] },
    { name: 'mfe-loja', prefixes: ['/loja'], previewKeys: [other] },
    { name: 'shell', keys: [key, key] },
  ]

  expect(parseRegistry(content).map((remote) => Object.keys(remote))).toEqual([
    ['name', 'prefixes'],
    ['name', 'prefixes'],
  ])
  expect([...parseRegisteredKeys(content)]).toEqual([
    ['mfe-revista', [key]],
    ['shell', [key, key]],
  ])
  expect([...parseRegisteredKeys(content, 'previewKeys')]).toEqual([['mfe-loja', [other]]])
})

it('gives the same remotes when it is written again', () => {
  const remotes = parseRegistry([
    { name: 'mfe-loja', label: 'Loja', prefixes: ['/loja'] },
    { name: 'mfe-equipe', prefixes: ['/equipe'], desk: ['/leads', '/equipe/inicio'] },
  ])

  expect(remotes.map(({ label }) => label)).toEqual(['Loja', undefined])
  expect(parseRegistry(registryOf(remotes))).toEqual(remotes)
})
