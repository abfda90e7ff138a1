import { currentItem, siteFrameOf } from './siteFrame.ts'

const home = {
  name: 'mfe-home',
  navigation: [
    { label: 'Início', href: '/', order: 10 },
    { label: 'Contato', href: '/#ajuda', order: 30, role: 'call-to-action' as const },
  ],
  footer: [
    { column: 'Agência', label: 'Sobre', href: '/empresa', order: 20 },
    { column: 'Legal', label: 'Privacidade', href: '/aviso', order: 90, rel: 'privacy-policy' as const },
  ],
}
const shop = {
  name: 'mfe-shop',
  navigation: [{ label: 'Loja', href: '/#loja', page: '/loja', order: 20 }],
  footer: [
    { column: 'Serviços', label: 'Loja', href: '/loja', order: 10 },
    { column: 'Agência', label: 'Loja', href: '/loja', order: 30 },
  ],
}

it.each([{ releases: [home, shop] }, { releases: [shop, home] }])(
  'orders the links independently of the order of the releases',
  ({ releases }) => {
    expect(siteFrameOf(releases)).toEqual({
      navigation: [
        { label: 'Início', href: '/' },
        { label: 'Loja', href: '/#loja', page: '/loja' },
        { label: 'Contato', href: '/#ajuda' },
      ],
      callToAction: '/#ajuda',
      footer: [
        { title: 'Serviços', links: [{ label: 'Loja', href: '/loja' }] },
        {
          title: 'Agência',
          links: [
            { label: 'Sobre', href: '/empresa' },
            { label: 'Loja', href: '/loja' },
          ],
        },
      ],
      privacyPolicy: { label: 'Privacidade', href: '/aviso' },
    })
  },
)

it('has the fragments that releases offer for the bar', () => {
  const offering = { ...shop, bar: ['MiniCart', 'Account'] }

  expect(siteFrameOf([home, offering]).bar).toEqual(['mfe-shop/Account', 'mfe-shop/MiniCart'])
  expect(siteFrameOf([home, shop])).not.toHaveProperty('bar')
})

it('has no links without releases', () => {
  expect(siteFrameOf([])).toEqual({ navigation: [], footer: [], callToAction: undefined, privacyPolicy: undefined })
})

it.each([
  { href: '/', path: '/', current: 'page' },
  { href: '/', path: '/revista', current: undefined },
  { href: '/revista', path: '/revista', current: 'page' },
  { href: '/revista', path: '/revista/primeira-edicao', current: 'true' },
  { href: '/revista', path: '/revistaria', current: undefined },
  { href: '/#produtos', path: '/', current: undefined },
  { href: '/cursos', path: '/apoio', current: undefined },
])('marks $href as $current while $path is shown', ({ href, path, current }) => {
  expect(currentItem(href, path)).toBe(current)
})
