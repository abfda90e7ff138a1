import { foldedPath, readablePath } from './foldedPath.ts'

it.each([
  { path: '/', folded: '' },
  { path: '/servicos', folded: 'servicos' },
  { path: '/Serviços', folded: 'servicos' },
  { path: '/SERVIC\u0327OS', folded: 'servicos' },
  { path: '//blog///artigo//', folded: 'blog/artigo' },
  { path: '\\blog\\artigo', folded: 'blog/artigo' },
  { path: '/agente ia', folded: 'agente-ia' },
  { path: '/agente–ia', folded: 'agente-ia' },
  { path: '/agente_ia', folded: 'agente-ia' },
  { path: '/agente-\u00adia\u200b', folded: 'agente-ia' },
  { path: '/“blog”/(artigo).', folded: 'blog/artigo' },
  { path: '/..//%…', folded: '' },
])('folds $path to "$folded"', ({ path, folded }) => {
  expect(foldedPath(path)).toBe(folded)
})

it.each([
  { encoded: '/servi%C3%A7os', text: '/serviços' },
  { encoded: '/servi%c3%a7os%20', text: '/serviços' },
  { encoded: '/servi%25C3%25A7os', text: '/serviços' },
  { encoded: '/servi%E7os', text: '/serviços' },
  { encoded: '/serviÃ§os', text: '/serviços' },
  { encoded: '/servicos%0D%0A', text: '/servicos' },
  { encoded: '/servicos%', text: undefined },
  { encoded: '/%E0%A4%A', text: undefined },
  { encoded: '/servicos%00', text: undefined },
  { encoded: '/servicos%2500', text: undefined },
  { encoded: '/%0Aservicos', text: undefined },
  { encoded: '/%0A', text: undefined },
  { encoded: '/%80', text: undefined },
])('reads $encoded as $text', ({ encoded, text }) => {
  expect(readablePath(encoded)).toBe(text)
})
