import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'
import { respondForRemote } from './respondForRemote.ts'

const remote: RemoteDefinition = { name: 'mfe-loja', pages: [{ path: '/loja', page: './src/pages/LojaPage.tsx' }] }
const bundle = { pages: { './LojaPage': { component: () => null } } }
const { evidence: _evidence, retentionDays: _retentionDays, ...facts } = sampleSite
const { brand: _brand, ...withoutBrand } = facts

/** The remote's responses in a site whose table of routes and whose facts are these. */
function openSite({ table = '[]', site = facts }: { table?: string; site?: object } = {}) {
  const snapshot = JSON.stringify({ edition: 'e', site, shell: [] })
  const document = `<main id="conteudo"></main><script type="application/json" id="snapshot">${snapshot}</script>`
  return respondForRemote({
    remote,
    folder: __dirname,
    bundle: async () => bundle,
    site: {
      origin: 'https://agency.example',
      request: async () => ({ status: 200, type: 'application/json', body: Buffer.from(table) }),
      shellDocument: async () => ({ html: document, policy: "img-src 'self'" }),
      evidence: async () => sampleSite.evidence,
    },
  })
}

it("replaces its own routes in the site's table, and keeps the others", async () => {
  const other = { path: '/revista', remote: 'mfe_revista', later: [1] }
  const table = JSON.stringify([{ path: '/loja/antiga', remote: 'mfe_loja' }, other])

  const response = await openSite({ table })('/_routes/e.json', '')

  expect(JSON.parse(String(response?.body))).toEqual([expect.objectContaining({ path: '/loja' }), other])
})

it.each([
  { table: '<!DOCTYPE html>', message: 'content: must be JSON' },
  { table: '{}', message: 'content: ' },
  { table: '[{"path":"/revista"}]', message: '0.remote: ' },
])('rejects $table as a table of routes, with its address and place', async ({ table, message }) => {
  await expect(openSite({ table })('/_routes/e.json', '')).rejects.toThrow(
    `https://agency.example/_routes/e.json: ${message}`,
  )
})

it("renders its page with the site's facts", async () => {
  expect(await openSite()('/loja', '')).toMatchObject({
    status: 200,
    type: 'text/html; charset=utf-8',
    policy: "img-src 'self'",
  })
})

it('rejects incomplete facts, and names the missing one', async () => {
  await expect(openSite({ site: withoutBrand })('/loja', '')).rejects.toThrow(
    'Facts of https://agency.example: brand: ',
  )
})
