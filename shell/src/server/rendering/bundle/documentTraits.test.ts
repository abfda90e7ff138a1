import { elementsIn, waitsForVisitor } from './documentTraits.ts'

const page = (...islands: string[]) =>
  `<body><div data-island="never">Menu</div><main id="conteudo" data-island="page" tabindex="-1">${islands
    .map((hydration) => `<div data-island="${hydration}" data-section="${hydration}">Texto</div>`)
    .join('')}</main><div data-island="never">Rodapé</div></body>`

it.each([
  { what: 'that is text', html: page('never'), is: true },
  { what: 'with an island that waits for the visitor', html: page('never', 'intent'), is: true },
  { what: 'with an island that waits for an interaction', html: page('interaction', 'never'), is: true },
  { what: 'with an island that runs at once', html: page('never', 'idle'), is: false },
  { what: 'with an island that is hydrated in view', html: page('visible', 'never'), is: true },
  { what: 'without islands', html: page(), is: true },
  {
    what: 'that mentions islands in its text',
    html: page('never').replace('Texto', ' data-island=&quot;idle&quot;'),
    is: true,
  },
])('lets a page $what wait for the visitor: $is', ({ html, is }) => {
  expect(waitsForVisitor(html)).toBe(is)
})

it.each([
  {
    what: 'elements within main only',
    html: '<body><nav></nav><main id="a"><p>1 &lt; 2<br/></p></main><footer></footer></body>',
    count: 2,
  },
  { what: 'drawings', html: '<main><svg><path d="M0 0"/></svg></main>', count: 2 },
  { what: 'no comments and no closing tags', html: '<main><!--$--><p></p><!--/$--></main>', count: 1 },
  {
    what: 'no content for browsers without scripts',
    html: '<main><noscript><form><input></form></noscript></main>',
    count: 1,
  },
])('counts $what: $count', ({ html, count }) => {
  expect(elementsIn(html)).toBe(count)
})
