import { closeSites, open } from '../testing/openedSites.ts'

afterEach(closeSites)

const host = 'admin.localhost'

/** Without a token, everybody may see the desk's pages: what they contain is loaded by those who may. */
async function look(url: string, at = host, accept = 'text/html') {
  const { app } = await open()
  return app.inject({ url, headers: { host: at, accept } })
}

it.each([
  { url: '/desk/board', body: 'board' },
  { url: '/_data/0000000000000002/desk/board.json', body: 'board data' },
  { url: '/leads', body: 'leads desk' },
  { url: '/r/mfe-office/0000000000000002/page.js', body: 'code' },
  { url: '/_routes/0123456789ab.json', body: '[]' },
])('serves $url of the desk on its host', async ({ url, body }) => {
  const answer = await look(url)

  expect([answer.statusCode, answer.body]).toEqual([200, body])
})

it.each([
  '/shop',
  '/shop/hours',
  '/shop/gone',
  '/Desk/Board',
  '/r/mfe-shop/0000000000000001/page.js',
  '/media/mfe-shop/picture.svg',
  '/closed',
  '/mobile-sw.js',
  '/nothing',
])('has no %s there', async (url) => {
  const page = await look(url)
  const data = await look(url, host, 'application/json')

  expect([page.statusCode, data.statusCode]).toEqual([404, 404])
  expect(page.body).toContain('<h1>Não há nada aqui.</h1>')
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
})

it.each([
  { url: '/desk/board', to: 'http://admin.localhost/desk/board' },
  { url: '/desk/anything?x=1', to: 'http://admin.localhost/desk/anything' },
])('redirects from $url on the site to the desk', async ({ url, to }) => {
  const { statusCode, headers } = await look(url, 'localhost')

  expect([statusCode, headers.location]).toEqual([303, to])
})

it('redirects from a tool among the site’s pages to the site', async () => {
  const { statusCode, headers } = await look('/office/tools')

  expect([statusCode, headers.location]).toEqual([303, 'http://localhost/office/tools'])
})

it('opens with the first page of the desk', async () => {
  const { statusCode, headers } = await look('/')

  expect([statusCode, headers.location]).toEqual([303, '/desk/board'])
})

it('tells a visitor of a public site nothing about a desk that only its machine reaches', async () => {
  const { app } = await open({ env: { SITE_URL: 'https://www.example.com' } })

  const { statusCode, headers } = await app.inject({ url: '/desk/board', headers: { host: 'www.example.com' } })

  expect([statusCode, headers]).toEqual([404, expect.not.objectContaining({ location: expect.anything() })])
})

it("has no page's data of others there", async () => {
  expect((await look('/_data/0000000000000001/shop.json')).statusCode).toBe(410)
})

it('does not lead visitors to the desk from the address of a form', async () => {
  expect((await look('/leads', 'localhost')).statusCode).toBe(404)
})

it('has no data of the desk on the site', async () => {
  expect((await look('/_data/0000000000000002/desk/board.json', 'localhost')).statusCode).toBe(404)
})
