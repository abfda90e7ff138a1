import { siteReleases } from '@site/contracts/SiteReleases'
import * as v from 'valibot'
import { closeSites, open as openSite } from '../testing/openedSites.ts'
import { MAX_ACTIONS } from './operationRoutes.ts'

const TOKEN = 'correct-horse-battery'
const PATH = '/_site/releases'
const local = { host: 'admin.localhost' }
const origin = 'http://admin.localhost'
const bearer = { ...local, authorization: `Bearer ${TOKEN}` }
const own = { ...bearer, origin }
const request = { name: 'mfe-shop', counter: 0 }

afterEach(closeSites)

async function open(env: Record<string, string> = { ADMIN_TOKEN: TOKEN }) {
  const site = await openSite({ env })
  const post = (action: string, headers: Record<string, string> = own, payload: object = request) =>
    site.app.inject({ method: 'POST', url: `${PATH}/${action}`, headers, payload })
  const look = (headers: Record<string, string> = bearer, remoteAddress = '127.0.0.1') =>
    site.app.inject({ url: PATH, headers, remoteAddress })
  const paused = async () => (await site.store.published())?.paused ?? []
  return { ...site, post, look, paused }
}

describe('without a token', () => {
  it('shows releases only to the machine itself', async () => {
    const { look } = await open({})

    const here = await look(local)

    expect([here.statusCode, here.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(v.parse(siteReleases, here.json()).mayAct).toBe(false)
    for (const refused of [await look(local, '192.0.2.1'), await look({ ...local, 'x-forwarded-for': '192.0.2.1' })])
      expect([refused.statusCode, refused.json().reason]).toEqual([403, expect.stringContaining('Sem ADMIN_TOKEN')])
  })

  it('changes nothing', async () => {
    const { post, paused } = await open({})

    const answer = await post('pause', { ...local, origin })

    expect([answer.statusCode, answer.json()]).toEqual([403, { reason: expect.stringContaining('Sem ADMIN_TOKEN') }])
    expect(await paused()).toEqual([])
  })
})

describe('with a token', () => {
  it('shows releases to sessions, and to nobody else', async () => {
    const { look } = await open()

    const answer = await look()

    expect(v.parse(siteReleases, answer.json())).toMatchObject({ mayAct: true, composition: { id: 'composition' } })
    expect((await look(local)).statusCode).toBe(401)
    expect((await look({ ...local, authorization: 'Bearer wrong' })).json()).toEqual({
      reason: 'Seu acesso terminou. Entre de novo para ver as versões do site.',
    })
  })

  it('accepts an action, and does not let the response be cached', async () => {
    const { post, paused } = await open()

    const { statusCode, headers } = await post('pause')

    expect([statusCode, headers['cache-control'], await paused()]).toEqual([200, 'private, no-store', ['mfe-shop']])
  })

  it.each([
    { what: 'a visitor who has not logged in', headers: { ...local, origin }, status: 401 },
    { what: 'a request from no page', headers: bearer, status: 403 },
    { what: 'another site', headers: { ...own, origin: 'https://evil.example' }, status: 403 },
    { what: 'another site, as the browser says', headers: { ...own, 'sec-fetch-site': 'cross-site' }, status: 403 },
  ])('refuses $what', async ({ headers, status }) => {
    const { post, paused } = await open()

    const answer = await post('pause', headers)

    expect([answer.statusCode, await paused()]).toEqual([status, []])
  })

  it.each(['localhost', '127.0.0.1:3000', 'preview.localhost', 'admin.localhost.evil.example'])(
    'does not exist at %s, whoever asks',
    async (host) => {
      const { look, post, paused } = await open()

      const asked = await look({ ...bearer, host })
      const acted = await post('pause', { ...bearer, host, origin: `http://${host}` })

      expect([asked.statusCode, acted.statusCode, await paused()]).toEqual([404, 405, []])
    },
  )

  it('gives the reason for refusing an action', async () => {
    const { post } = await open()

    expect((await post('pause', own, { ...request, counter: 7 })).statusCode).toBe(409)
    expect((await post('pause', own, {})).statusCode).toBe(400)
    expect((await post('rollback', own, { ...request, release: '0000000000000001' })).json().reason).toMatch(
      /nunca esteve no ar/,
    )
    expect((await post('delete')).statusCode).toBe(405)
  })

  it('starts a preview that the browser may open', async () => {
    const { app, post } = await open()

    const { preview } = (await post('preview', own, { ...request, release: '0000000000000001' })).json()

    const { statusCode, headers } = await app.inject({ url: preview, headers: local })
    expect([statusCode, headers.location]).toEqual([303, `http://preview.localhost${preview}`])
    const shown = await app.inject({ url: preview, headers: { host: 'preview.localhost' } })
    expect([shown.statusCode, shown.headers.location]).toEqual([303, '/'])
  })

  it('limits the rate of actions', async () => {
    const { post } = await open()
    for (let number = 0; number < MAX_ACTIONS; number += 1) await post('pause')

    const answer = await post('pause')

    expect([answer.statusCode, answer.json().reason]).toEqual([429, expect.stringContaining('Muitos pedidos')])
  })
})
