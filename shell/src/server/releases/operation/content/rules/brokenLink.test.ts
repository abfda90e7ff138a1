import type { FinishedPage } from '../../../../rendering/finished/FinishedPage.ts'
import { brokenLink } from './brokenLink.ts'

function page(html: string, type = 'text/html; charset=utf-8'): FinishedPage {
  const read = async () => Buffer.from(html)
  return { status: 200, type, etag: '', headers: {}, body: { read, descriptor: () => ({ size: 0, hash: '' }) } }
}
const site = {
  siteUrl: 'https://exemplo.com.br',
  finished: new Map([
    ['/', page('<h2 id="como">')],
    ['/cursos', page('<h2 id="precos"><a href="#precos">')],
    ['/feed.xml', page('', 'application/xml')],
  ]),
  others: new Set(['/lista.pdf', '/cursos/longe']),
}
const find = (href: string) => brokenLink([{ field: 'items.0.body', text: `[a](${href})`, isMarkdown: true }], site)

it.each([
  '/',
  '/cursos',
  '/cursos/',
  '/cursos?de=a#precos',
  'https://exemplo.com.br/cursos#precos',
  'https://outro.example/nada#x',
  '#precos',
  '/lista.pdf',
  '/cursos/longe',
  '/feed.xml',
  'mailto:a@b.example',
])('leads somewhere: %s', async (href) => {
  expect(await find(href)).toBeUndefined()
})

it.each([
  { href: '/nada', reason: 'uma página que não existe: /nada.' },
  { href: '/Cursos', reason: 'uma página que não existe: /Cursos.' },
  { href: 'https://exemplo.com.br/nada', reason: 'uma página que não existe: /nada.' },
  { href: '/cursos#nada', reason: 'um lugar que não existe: /cursos#nada.' },
  { href: '/#precos', reason: 'um lugar que não existe: /#precos.' },
  { href: '#nada', reason: 'um lugar que não existe: #nada.' },
  { href: '/%E0%A4%A', reason: 'uma página que não existe' },
])('leads nowhere: $href', async ({ href, reason }) => {
  expect(await find(href)).toEqual({ field: 'items.0.body', reason: expect.stringContaining(reason) })
})
