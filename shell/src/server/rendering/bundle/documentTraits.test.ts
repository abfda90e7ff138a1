import { isReadOnly, revealsByAnchor } from './documentTraits.ts'

const page = (...islands: string[]) =>
  `<body><div data-island="never">Menu</div><main id="conteudo" data-island="page" tabindex="-1">${islands
    .map((hydration) => `<div data-island="${hydration}" data-section="${hydration}">Texto</div>`)
    .join('')}</main><div data-island="never">Rodapé</div></body>`

it.each([
  { what: 'that is text', html: page('never'), is: true },
  { what: 'with an island that waits for the visitor', html: page('never', 'intent'), is: true },
  { what: 'with an island that waits for an interaction', html: page('interaction', 'never'), is: true },
  { what: 'with an island that is hydrated soon', html: page('never', 'idle'), is: false },
  { what: 'with an island that is hydrated in view', html: page('visible', 'never'), is: false },
  { what: 'without islands', html: page(), is: false },
  {
    what: 'that mentions islands in its text',
    html: page('never').replace('Texto', ' data-island=&quot;idle&quot;'),
    is: true,
  },
])('classifies a page $what as read-only: $is', ({ html, is }) => {
  expect(isReadOnly(html)).toBe(is)
})

it.each([
  { style: '.a:not([data-open]):not(:target){display:none}', is: true },
  { style: '.a{display:none}', is: false },
])('finds an anchor that reveals something with $style: $is', ({ style, is }) => {
  expect(revealsByAnchor(style)).toBe(is)
})
