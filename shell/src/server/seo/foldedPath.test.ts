import { foldedPath, readablePath } from './foldedPath.ts'

it.each([
  { path: '/', folded: '' },
  { path: '/licoes', folded: 'licoes' },
  { path: '/Liçoes', folded: 'licoes' },
  { path: '/LIC\u0327OES', folded: 'licoes' },
  { path: '//revista///texto//', folded: 'revista/texto' },
  { path: '\\revista\\texto', folded: 'revista/texto' },
  { path: '/vaso azul', folded: 'vaso-azul' },
  { path: '/vaso–azul', folded: 'vaso-azul' },
  { path: '/vaso_azul', folded: 'vaso-azul' },
  { path: '/vaso-\u00adazul\u200b', folded: 'vaso-azul' },
  { path: '/“revista”/(texto).', folded: 'revista/texto' },
  { path: '/..//%…', folded: '' },
])('folds $path to "$folded"', ({ path, folded }) => {
  expect(foldedPath(path)).toBe(folded)
})

it.each([
  { encoded: '/li%C3%A7oes', text: '/liçoes' },
  { encoded: '/li%c3%a7oes%20', text: '/liçoes' },
  { encoded: '/li%25C3%25A7oes', text: '/liçoes' },
  { encoded: '/li%E7oes', text: '/liçoes' },
  { encoded: '/liÃ§oes', text: '/liçoes' },
  { encoded: '/licoes%0D%0A', text: '/licoes' },
  { encoded: '/licoes%', text: undefined },
  { encoded: '/%E0%A4%A', text: undefined },
  { encoded: '/licoes%00', text: undefined },
  { encoded: '/licoes%2500', text: undefined },
  { encoded: '/%0Alicoes', text: undefined },
  { encoded: '/%0A', text: undefined },
  { encoded: '/%80', text: undefined },
])('reads $encoded as $text', ({ encoded, text }) => {
  expect(readablePath(encoded)).toBe(text)
})
