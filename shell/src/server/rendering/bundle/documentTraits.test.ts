import { isReadOnly, revealsByAnchor } from './documentTraits.ts'

const page = (...islands: string[]) =>
  `<body><div data-island="never">Menu</div><main id="conteudo" data-island="page" tabindex="-1">${islands
    .map((hydration) => `<div data-island="${hydration}" data-section="${hydration}">Texto</div>`)
    .join('')}</main><div data-island="never">Rodapé</div></body>`

it.each([
  { what: 'that is text', html: page('never'), is: true },
  { what: 'with a part that waits for the visitor', html: page('never', 'intent'), is: true },
  { what: 'with a part that waits to be touched', html: page('interaction', 'never'), is: true },
  { what: 'with an island that is hydrated soon', html: page('never', 'idle'), is: false },
  { what: 'with an island that is hydrated in view', html: page('visible', 'never'), is: false },
  { what: 'without parts', html: page(), is: false },
  { what: 'that writes about parts', html: page('never').replace('Texto', ' data-island=&quot;idle&quot;'), is: true },
])('a page $what is only read: $is', ({ html, is }) => {
  expect(isReadOnly(html)).toBe(is)
})

it.each([
  { style: '.a:not([data-open]):not(:target){display:none}', is: true },
  { style: '.a{display:none}', is: false },
])('an anchor reveals something with $style: $is', ({ style, is }) => {
  expect(revealsByAnchor(style)).toBe(is)
})
