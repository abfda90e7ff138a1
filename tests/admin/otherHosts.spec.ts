import type { Page } from 'playwright/test'
import { previewLink } from '@site/remote-kit/release/preview/previewLink'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { deskOf, previewsOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

/** Logs in on the desk, in the browser of an operator who then looks at the site. */
async function logIn(page: Page): Promise<string> {
  await page.goto(`${deskOf(own.url)}/entrar?para=/admin/releases`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('article', { name: 'mfe-quiz' })).toBeVisible()
  const [session] = await page.context().cookies(deskOf(own.url))
  return session?.value ?? ''
}

/** Runs in a page: everything that a script of a remote could try to act with, and what came of it. */
async function attack(desk: string): Promise<(string | number)[]> {
  const request = { name: 'mfe-quiz', counter: 1 }
  const headers = { 'content-type': 'application/json' }
  const post = { method: 'POST', credentials: 'include', body: JSON.stringify(request) } as const
  const results: (string | number)[] = []
  const tried = async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init).catch(() => undefined)
    results.push(answer?.type === 'opaque' ? 'opaque' : (answer?.status ?? 'refused'))
  }
  for (const host of ['', desk]) {
    for (const action of ['pause', 'rollback']) {
      await tried(`${host}/_site/releases/${action}`, { ...post, headers })
      await tried(`${host}/_site/releases/${action}`, { ...post, mode: 'no-cors' })
    }
    await tried(`${host}/_site/releases`, { credentials: 'include' })
    await tried(`${host}/admin/releases`, { credentials: 'include' })
    await tried(`${host}/_site/leads`, { credentials: 'include' })
    await tried(`${host}/_site/leads/export.csv`, { credentials: 'include', mode: 'no-cors' })
    await tried(`${host}/_site/leads/1/submissions/forget`, { ...post, headers })
    await tried(`${host}/sair`, { ...post, mode: 'no-cors' })
  }
  return results
}

async function expectNothingHappened(page: Page) {
  const { parts, timeline } = await page.evaluate(async () => (await fetch('/_site/releases')).json())
  expect(JSON.stringify(parts)).not.toContain('"paused":true')
  expect(timeline.filter(({ by }: { by: string }) => by === 'rollback')).toEqual([])
}

const attackers = {
  'a public page of another remote': () => `${own.url}/agente-ia`,
  'a preview': () => {
    const release = currentRelease(own.releasesFolder, 'mfe-quiz')
    const digest = digestOf(own.releasesFolder, 'mfe-quiz', release)
    return previewLink({ site: own.url, remote: 'mfe-quiz', release, digest, key: undefined })
  },
  'a page of another site': () => `${own.url.replace('localhost', '127.0.0.1')}/`,
}

for (const [from, address] of Object.entries(attackers))
  test(`a script on ${from} acts on nothing while an operator is logged in`, { tag: '@once' }, async ({
    page,
    site,
    context,
  }) => {
    site.expectErrors(/status of (401|403|404|405)|ERR_FAILED|CORS policy|Content Security Policy|csp-violation|403/)
    await logIn(page)
    const other = await context.newPage()
    await other.goto(address())

    const results = await other.evaluate(attack, deskOf(own.url))

    expect(results.filter((result) => result === 200 || result === 204)).toEqual([])
    // What the browser sends with the forms' own means, past the page's policy.
    await other.goto('about:blank')
    await page.reload()
    await expect(page.getByRole('article', { name: 'mfe-quiz' })).toBeVisible()
    await expectNothingHappened(page)
  })

test('a stolen cookie acts on no other host, and nothing acts without a session', { tag: '@once' }, async ({
  page,
  request,
  site,
}) => {
  site.expectErrors(/status of 401/)
  const session = await logIn(page)
  const data = { name: 'mfe-quiz', counter: 1 }
  const from = (host: string, cookie: string) => ({ origin: host, cookie })

  for (const host of [own.url, previewsOf(own.url), own.url.replace('localhost', '127.0.0.1')]) {
    for (const cookie of [`session=${session}`, `pass=${session}`, `__Host-session=${session}`]) {
      const headers = from(host, cookie)
      expect((await request.get(`${host}/_site/releases`, { headers })).status(), host).toBe(404)
      const acted = await request.post(`${host}/_site/releases/pause`, { headers, data })
      expect([404, 405], host).toContain(acted.status())
    }
  }
  const desk = deskOf(own.url)
  expect((await request.get(`${desk}/_site/releases`)).status()).toBe(401)
  for (const headers of [{ origin: desk }, from(own.url, `session=${session}`), from('null', `session=${session}`)]) {
    const acted = await request.post(`${desk}/_site/releases/pause`, { headers, data })
    expect([401, 403]).toContain(acted.status())
  }
  await expectNothingHappened(page)
})

test('the desk shows nothing of other remotes, and its cookie reaches no page of the site', {
  tag: '@once',
}, async ({ page, request, site }) => {
  site.expectErrors(/status of 404/)
  const requested: string[] = []
  page.on('request', (one) => requested.push(one.url()))
  await logIn(page)

  const desk = deskOf(own.url)
  const html = (await page.locator('#snapshot').textContent()) ?? ''
  expect(html).not.toMatch(/mfe_(?!admin)/)
  expect(requested.filter((url) => !url.startsWith(desk))).toEqual([])
  expect(requested.filter((url) => /\/r\/(?!mfe-admin)/.test(url))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  for (const path of ['/quiz', '/blog', '/mobile-sw.js', '/llms.txt', '/leads/token']) {
    expect((await request.get(desk + path)).status(), path).toBe(404)
  }
  await page.goto(`${own.url}/quiz`)
  expect(await page.context().cookies(own.url)).toEqual([])
  expect((await page.context().cookies(desk)).map(({ domain }) => domain)).toEqual([new URL(desk).hostname])
})
