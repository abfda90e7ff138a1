import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import { makeKeys, readPrivateKey } from '@site/release-protocol/signing/signatures'
import type { ServedFile } from '../../releases/composition/servedFiles.ts'
import { finish } from '../../rendering/finished/finishPage.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { closeSites, open as openSite } from '../testing/openedSites.ts'
import { endPath } from './previewBar.ts'

const site = 'https://www.example.com'
const host = 'preview.example.com'
const [own, other] = [makeKeys(), makeKeys()]
const id = 'b'.repeat(16)
const entry = `/r/mfe-shop/${id}/entry.js`

afterEach(closeSites)

/** The views that the last opened site has counted. */
let counts: readonly ViewCount[]

/** A site with a release of the shop that is not live. */
async function open({ works = true } = {}) {
  const candidate = await finish('<html><head></head><body class="a"><main>new</main></body></html>', {
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': "style-src 'self' 'sha256-a'; img-src 'self'" },
    quality: 5,
  })
  const placeOf = (file: string, content: string): ServedFile => ({
    ...{ name: 'mfe-shop', id, file, hash: hashOf(content) },
    ...{ caching: 'immutable', guarded: false },
  })
  const opening = await openSite({
    env: { SITE_URL: site, PREVIEW_URL: `https://${host}` },
    keys: new Map([['mfe-shop', [own.publicKey]]]),
    preview: works
      ? (composition) => ({
          composition: {
            ...composition,
            finished: new Map([...composition.finished, ['/shop', candidate]]),
            files: new Map([
              ...composition.files,
              [entry, placeOf('browser/entry.js', 'new code')],
              ['/media/mfe-shop/picture.svg', placeOf('media/picture.svg', 'new picture')],
            ]),
          },
          onDemand: async () => ({ document: candidate }),
        })
      : undefined,
  })
  counts = opening.viewCounts
  const folder = join(opening.folder, 'mfe-shop', id)
  for (const part of ['browser', 'media']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'browser/entry.js'), 'new code')
  writeFileSync(join(folder, 'media/picture.svg'), 'new picture')
  return opening.app
}

type App = Awaited<ReturnType<typeof open>>

type Asked = { url: string; method?: 'POST'; headers?: Record<string, string> }

/** A request to the host of previews, or to another. */
const inject = (app: App, { headers = {}, ...options }: Asked) =>
  app.inject({ ...options, headers: { host, ...headers } })

function pathOf(key = own): string {
  const statement = { site, remote: 'mfe-shop', release: id, digest: hashOf('b') }
  return new URL(previewLink({ ...statement, key: readPrivateKey(key.privateKey) })).pathname
}

/** The cookie that a browser sends after it has opened the link. */
async function cookieFrom(app: App): Promise<string> {
  const { headers } = await inject(app, { url: pathOf() })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

it('turns a link into a cookie of its own host, and shows that', async () => {
  const app = await open()

  const { statusCode, headers } = await inject(app, { url: pathOf() })

  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store'])
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['set-cookie']).toMatch(/^__Host-preview=[\w-]+; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/)
})

it('does not count its views', async () => {
  const app = await open()
  const visit = (headers: Record<string, string>) =>
    inject(app, { url: '/shop', headers: { ...headers, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } })

  await visit({ cookie: await cookieFrom(app) })
  expect(counts).toEqual([])
  await visit({ host: 'www.example.com' })

  expect(counts).toHaveLength(2)
})

it('shows its bearer the other release below a bar, uncached and not indexed', async () => {
  const app = await open()

  const { statusCode, headers, body } = await inject(app, { url: '/shop', headers: { cookie: await cookieFrom(app) } })

  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex, nofollow',
  ])
  expect(body).toContain(`<body class="a"><aside id="previa" aria-label="Prévia"><p>Prévia de mfe-shop ${id}`)
  expect(body).toContain(`action="${endPath}"`)
  expect(headers['content-security-policy']).toMatch(/^style-src 'self' 'sha256-a' 'sha256-[\w+/=]+'; img-src 'self'$/)
  expect(headers).not.toHaveProperty('etag')
})

it('shows everybody else the live site', async () => {
  const app = await open()

  for (const cookie of ['theme=preview', await cookieFrom(app)]) {
    const { body, headers } = await inject(app, { url: '/shop', headers: { host: 'www.example.com', cookie } })

    expect([body, headers['cache-control']]).toEqual(['shop', 'no-cache'])
  }
})

it.each(['www.example.com', 'admin.localhost'])(
  'leads from %s to the host of previews, and sets no cookie there',
  async (at) => {
    const app = await open()

    const url = pathOf()
    const { statusCode, headers } = await inject(app, { url, headers: { host: at } })

    expect([statusCode, headers.location]).toEqual([303, `https://${host}${url}`])
    expect(headers).not.toHaveProperty('set-cookie')
  },
)

it('shows nothing of the live site on its host, where nobody has a link', async () => {
  const app = await open()

  for (const url of ['/', '/shop', '/icon.svg', '/r/mfe-shop/0000000000000001/page.js']) {
    const { statusCode, body, headers } = await inject(app, { url })

    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
    expect(body).toContain('Ir para o site')
  }
})

it('serves files of the other release only with the cookie, and to no shared cache', async () => {
  const app = await open()

  const without = await inject(app, { url: entry })
  const { body, headers } = await inject(app, { url: entry, headers: { cookie: await cookieFrom(app) } })

  expect(without.statusCode).toBe(404)
  expect([body, headers['cache-control']]).toEqual(['new code', 'private, no-store'])
})

it('serves a file that is live at the same address as usual, and no other in its place', async () => {
  const app = await open()
  const cookie = await cookieFrom(app)

  const same = await inject(app, { url: '/icon.svg', headers: { cookie } })
  const another = await inject(app, { url: '/media/mfe-shop/picture.svg', headers: { cookie } })

  expect(same.headers['cache-control']).toBe('public, max-age=86400')
  expect([another.body, another.headers['cache-control']]).toEqual(['new picture', 'private, no-store'])
})

it('shows nothing for a link that nobody signed', async () => {
  const app = await open()

  const { statusCode, headers, body } = await inject(app, { url: pathOf(other) })

  expect([statusCode, headers['set-cookie']]).toEqual([401, undefined])
  expect(body).toMatch(/^Sem prévia\. Not signed by a key/)
})

it('says why a release cannot be shown', async () => {
  const app = await open({ works: false })

  const { statusCode, body } = await inject(app, { url: '/shop', headers: { cookie: await cookieFrom(app) } })

  expect([statusCode, body]).toEqual([409, `Sem prévia de mfe-shop ${id}: fails at the gate.\n`])
})

it('can be ended if it cannot be shown', async () => {
  const app = await open({ works: false })
  const headers = { cookie: await cookieFrom(app), accept: 'text/html,*/*' }

  const { statusCode, body, headers: sent } = await inject(app, { url: '/shop', headers })

  expect([statusCode, sent['content-security-policy']]).toEqual([409, expect.stringContaining("form-action 'self'")])
  expect(body).toContain('fails at the gate.')
  expect(body).toContain(`<form method="post" action="${endPath}">`)
})

it.each([
  { by: 'its own page', headers: { 'sec-fetch-site': 'same-origin' }, status: 303, ends: true },
  { by: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403, ends: false },
])('is ended by $by: $ends', async ({ headers, status, ends }) => {
  const app = await open()

  const answer = await inject(app, { method: 'POST', url: endPath, headers })

  expect([answer.statusCode, /Max-Age=0/.test(String(answer.headers['set-cookie']))]).toEqual([status, ends])
})
