import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { PageRequest } from '@site/contracts/Page'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'
import { sampleSite as site } from '@site/remote-kit/testing/sampleSite'
import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'
import { openPage } from './ownPages.ts'

const form: FormDefinition = {
  kind: 'order',
  title: 'Pedido',
  fields: [{ name: 'email', type: 'email', required: true, max: 200, messages: {} }],
  purpose: 'para responder ao pedido',
  basis: 'request',
  thanks: { title: 'Recebido', text: 'Respondemos logo.' },
  failure: { title: 'Não foi enviado', text: 'Tente de novo.' },
  endpoint: { method: 'POST', path: '/leads' },
}
const remote: RemoteDefinition = {
  name: 'mfe-loja',
  pages: [
    { path: '/loja', page: './src/pages/LojaPage.tsx', query: ['busca'] },
    { path: '/politica', page: './src/pages/PoliticaPage.tsx', data: './src/politicaData.ts', explainsForms: true },
    { path: '/loja/:produto', page: './src/pages/ProdutoPage.tsx', data: './src/produtoData.ts', content: true },
  ],
  forms: [form],
  services: [
    { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/stock' },
    { name: 'mapUrl', variable: 'MAP_URL', kind: 'url', default: '/map', routes: ['/loja'] },
  ],
}
const component = () => null
const asked: PageRequest[] = []
const load = (request: PageRequest) => {
  asked.push(request)
  return {
    status: request.content ? (200 as const) : (404 as const),
    data: request.params,
    serverOnly: request.content,
  }
}
const bundle = {
  pages: {
    './LojaPage': { component },
    './ProdutoPage': { component, data: { load } },
    './PoliticaPage': { component, data: { load } },
  },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loja-'))
  asked.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (pathname: string, search = '') => openPage({ remote, bundle, folder }, { pathname, search, site })

it('opens a page by its path, with the query parameters that it depends on', () => {
  expect(open('/loja', '?busca=p%C3%A3o&utm_source=x')).toMatchObject({
    status: 200,
    page: { path: '/loja', params: {}, query: { busca: 'pão' }, route: { expose: './LojaPage', remote: 'mfe_loja' } },
  })
})

it.each(['/', '/loja/', '/loja/pao/novo', '/Loja'])('has no page at %s', (path) => {
  expect(open(path)).toBeUndefined()
})

it('passes the prepared content to the data module', () => {
  const file = join(folder, '.build', contentFileOf('/loja/pao'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contentLine('/loja/pao', { text: 'Pão de queijo' }))

  expect(open('/loja/pao')).toMatchObject({
    status: 200,
    page: { params: { produto: 'pao' }, data: { produto: 'pao' }, serverOnly: { text: 'Pão de queijo' } },
  })
  expect(open('/loja/bolo')?.status).toBe(404)
})

it('passes only the services of its route, with their defaults or the values of the environment', () => {
  process.env.STOCK_URL = '/other'
  const { page } = open('/loja/pao') ?? {}
  delete process.env.STOCK_URL

  expect(page?.route.services).toEqual({ stockUrl: '/other' })
  expect(asked[0]?.site.services).toEqual({ ...site.services, stockUrl: '/other' })
  expect(open('/loja')?.page.route.services).toEqual({ stockUrl: '/stock', mapUrl: '/map' })
})

it("passes the remote's forms to a page that explains forms, and to no other", () => {
  open('/politica')
  open('/loja/pao')

  expect(asked.map(({ forms }) => forms)).toEqual([[form], []])
})
