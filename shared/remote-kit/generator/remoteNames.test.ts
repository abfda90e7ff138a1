import { remoteNames } from './remoteNames.ts'

it.each([
  { name: 'mfe-loja', route: '/loja', page: 'LojaPage', title: 'Loja' },
  { name: 'mfe-loja-online', route: '/loja-online', page: 'LojaOnlinePage', title: 'Loja Online' },
  { name: 'loja2', route: '/loja2', page: 'Loja2Page', title: 'Loja2' },
])('derives $route and $page from $name', ({ name, ...parts }) => {
  expect(remoteNames(name)).toMatchObject(parts)
})

it.each(['', 'Mfe-loja', 'mfe_loja', '../loja', 'mfe--loja', 'shell'])(
  'refuses "%s" and explains valid names',
  (name) => {
    expect(() => remoteNames(name)).toThrow('lower-case words joined by hyphens')
  },
)
