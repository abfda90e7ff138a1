import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'
import { withOwnLinks } from './ownLinks.ts'

type Links = Pick<RemoteDefinition, 'navigation' | 'footer'>

const bar = '<ul><li><a href="/">Início</a></li><li><a href="/loja" data-page="/x">Antiga</a></li></ul>'
const column = (id: string, title: string, items: string) =>
  `<div><p id="${id}" class="a">${title}</p><ul aria-labelledby="${id}" class="b">${items}</ul></div>`
const site = `<body>
<header><nav aria-label="Principal" class="c">${bar}</nav><details><nav aria-label="Menu" class="d">${bar}</nav></details></header>
<main><nav aria-label="Nesta página"><ul><li><a href="/loja">Loja</a></li></ul></nav></main>
<footer><div>${column('_R_1_', 'Agência', '<li><a href="/revista">Revista</a></li>')}${column('_R_2_', 'Contato', '<li>Rua</li>')}</div>
<a href="/regras">Regras</a></footer></body>`

/** The lists of the document, each with its name and the texts and addresses of its links. */
function listsWith(links: Links) {
  document.documentElement.innerHTML = withOwnLinks(site, links)
  return [...document.querySelectorAll('ul')].map((list) => {
    const name = list.closest('nav')?.getAttribute('aria-label') ?? titleOf(list)
    return [name, ...[...list.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)]
  })
}

function titleOf(list: Element) {
  return document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent
}

const unchanged = [
  ['Principal', 'Início /', 'Antiga /loja'],
  ['Menu', 'Início /', 'Antiga /loja'],
  ['Nesta página', 'Loja /loja'],
  ['Agência', 'Revista /revista'],
  ['Contato'],
]

it('has its links in the bar and in the menu, in their order, in place of those with the same addresses', () => {
  const navigation = [
    { label: 'Ofertas', href: '/loja#ofertas', page: '/loja/ofertas', order: 9 },
    { label: 'Loja & mais', href: '/loja', order: 5 },
  ]

  expect(listsWith({ navigation })).toEqual([
    ['Principal', 'Início /', 'Loja & mais /loja', 'Ofertas /loja#ofertas'],
    ['Menu', 'Início /', 'Loja & mais /loja', 'Ofertas /loja#ofertas'],
    ...unchanged.slice(2),
  ])
  expect(document.querySelector('header [href="/loja#ofertas"]')).toHaveAttribute('data-page', '/loja/ofertas')
  expect(document.querySelector('header [href="/loja"]')).not.toHaveAttribute('data-page')
})

it('has its links in the columns of the footer, and new columns before the last one', () => {
  const footer = [
    { column: 'Agência', label: 'Nossa loja', href: '/loja', order: 1 },
    { column: 'Comprar', label: 'Ofertas', href: '/loja/ofertas', order: 2 },
    { column: 'Agência', label: 'Outra política', href: '/loja/politica', order: 3, rel: 'privacy-policy' as const },
  ]

  expect(listsWith({ footer }).slice(3)).toEqual([
    ['Agência', 'Revista /revista', 'Nossa loja /loja'],
    ['Comprar', 'Ofertas /loja/ofertas'],
    ['Contato'],
  ])
})

it('stays unchanged without links', () => {
  expect(listsWith({})).toEqual(unchanged)
  expect(withOwnLinks(site, {})).toBe(site)
})
