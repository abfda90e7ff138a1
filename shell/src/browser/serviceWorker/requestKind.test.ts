import { requestKind } from './requestKind.ts'

const origin = 'https://agencia.example'
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestKind({ url: new URL(path, origin).href, mode, method }, origin)

it.each(['/r/mfe-blog/0123456789abcdef/page.js', '/shell/main.0123456789.js'])('%s is a hashed file', (path) => {
  expect(ask(path)).toBe('file')
})

it('tells pictures from other hashed files', () => {
  expect(ask('/media/mfe-blog/capa.0123.webp', 'no-cors')).toBe('picture')
})

it.each(['/', '/servicos', '/blog?search=pizza', '/agente-ia', '/reservas', '/shellfish'])(
  '%s is a document',
  (path) => {
    expect(ask(path, 'navigate')).toBe('document')
  },
)

it.each(['POST', 'PUT', 'HEAD'])('leaves a %s alone', (method) => {
  expect(ask('/contato', 'navigate', method)).toBe('other')
  expect(ask('/shell/main.js', 'cors', method)).toBe('other')
})

it('leaves other sites alone', () => {
  expect(ask('https://wa.me/shell/x.js')).toBe('other')
})

it('leaves what a page fetches alone', () => {
  for (const path of ['/leads/token', '/health', '/_data/blog.json', '/_routes/abc.json'])
    expect(ask(path)).toBe('other')
  expect(ask('/manifest.webmanifest')).toBe('other')
})
