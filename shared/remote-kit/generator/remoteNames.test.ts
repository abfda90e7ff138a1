import { remoteNames } from './remoteNames.ts'

it.each([
  { name: 'mfe-loja', route: '/loja', page: 'LojaPage', form: 'pedido-loja', title: 'Loja' },
  { name: 'mfe-loja-online', route: '/loja-online', page: 'LojaOnlinePage', title: 'Loja Online' },
  {
    name: 'mfe-loja-de-materiais-para-escritorios-e-escolas',
    route: '/loja-de-materiais-para-escritorios-e-escolas',
    page: 'LojaDeMateriaisParaEscritoriosEEscolasPage',
    form: 'pedido-loja-de-materiais-para-escritorio',
    title: 'Loja De Materiais Para Escritorios E Escolas',
  },
  {
    name: 'mfe-loja-de-materiais-para-os-escritores-e-escolas',
    route: '/loja-de-materiais-para-os-escritores-e-escolas',
    page: 'LojaDeMateriaisParaOsEscritoresEEscolasPage',
    form: 'pedido-loja-de-materiais-para-os-escrito',
    title: 'Loja De Materiais Para Os Escritores E Escolas',
  },
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

it('refuses a name whose page would begin with a digit', () => {
  expect(() => remoteNames('mfe-2loja')).toThrow('begin it with a letter')
})
