import { contentActions } from '@site/contracts/ContentDesk'
import { pushActions } from '@site/contracts/DeskPush'
import { releaseActions } from '@site/contracts/SiteReleases'
import type { Role } from '@site/contracts/Team'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import type { Page } from 'playwright/test'
import { listDeskRoutes } from '../support/servers/listDeskRoutes.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { deskOf, previewsOf } from '../support/servers/hosts.ts'
import { inviteToDesk } from '../support/servers/inviteToDesk.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

type Visitor = Role | 'team' | 'program' | 'anybody'

/**
 * Who may use the endpoints of the desk, by how their addresses begin; the first that fits counts. A new route without a
 * place here fails every test of this file.
 */
const doors: readonly { at: string; for: Visitor }[] = [
  { at: '/entrar', for: 'anybody' },
  { at: '/sw.js', for: 'anybody' },
  { at: '/manifest.webmanifest', for: 'anybody' },
  { at: '/_reports', for: 'anybody' },
  { at: '/health', for: 'anybody' },
  { at: '/ready', for: 'anybody' },
  // Whoever has the signed link.
  { at: '/_preview/', for: 'anybody' },
  { at: '/metrics', for: 'program' },
  { at: '/sair', for: 'team' },
  { at: '/_site/overview', for: 'team' },
  { at: '/_site/people/me/passkey', for: 'team' },
  { at: 'GET /_site/people', for: 'team' },
  { at: '/_site/people', for: 'owner' },
  { at: '/_site/leads', for: 'seller' },
  { at: '/_site/push', for: 'seller' },
  { at: '/_site/content', for: 'writer' },
  { at: '/_site/releases', for: 'operator' },
]

/** What stands for the parameters of a route: all actions, and what there is. */
const values: Readonly<Record<string, readonly string[]>> = {
  '/_site/content/:action': Object.keys(contentActions),
  '/_site/releases/:action': releaseActions,
  '/_site/push/:action': pushActions,
  ':number': ['1'],
  ':name': ['crm'],
  '*': ['x'],
}

/** What would be done if nothing else forbade it. */
const bodies: Readonly<Record<string, object>> = {
  '/_site/content/draft': { name: 'guarantees', value: {}, base: null, revision: 0 },
  '/_site/content/publish': { name: 'guarantees', value: {}, base: null },
  '/_site/content/restore': { version: 0, newest: 0 },
  '/_site/leads/1/change': { version: 0, stage: 'lost' },
  '/_site/leads/1/notes': { key: 'attack-0001', text: 'x' },
  '/_site/people': { name: 'Eva', email: 'eva@exemplo.com.br', roles: ['owner'], page: '/leads' },
  '/_site/people/me': { name: 'Eva', email: 'eva@exemplo.com.br' },
  '/_site/releases/pause': { name: 'mfe-quiz', counter: 1 },
  '/_site/releases/rollback': { name: 'mfe-quiz', counter: 1 },
}

type Attack = { method: string; path: string; body: string; for: Visitor }

/** A request for every route of the desk, and every action. */
function attacksOn(person: string): readonly Attack[] {
  return listDeskRoutes().flatMap(({ method, url }) => {
    const door = doors.find(({ at }) => `${method} ${url}`.startsWith(at) || url.startsWith(at))
    if (!door) throw new Error(`Say in ${import.meta.filename} who may ${method} ${url}.`)
    const [parameter = ''] = url.match(/:\w+|\*$/) ?? ['']
    const chosen = parameter === ':id' ? [person] : (values[url] ?? values[parameter] ?? [''])
    return chosen.map((value) => {
      const path = url.replace(parameter, value)
      const body = url.endsWith('/roles') ? { roles: ['owner'] } : (bodies[path] ?? {})
      return { method, path, body: JSON.stringify(body), for: door.for }
    })
  })
}

let own: OwnSite
let desk: string
let attacks: readonly Attack[]

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN, LEAD_RATE_LIMIT: '10000' })
  desk = deskOf(own.url)
  const lead = { kind: 'contact', name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' }
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': 'attacks-spec' }
  await fetch(`${own.url}/leads`, { method: 'POST', headers, body: JSON.stringify({ ...lead, message: 'Oi.' }) })
  await inviteToDesk(own.url, TOKEN, { name: 'Lia', email: 'lia@exemplo.com.br', roles: ['seller'] })
  const { people } = JSON.parse(await told('/_site/people'))
  attacks = attacksOn(people[0].id)
})
test.afterAll(() => own.stop())

/** What the desk tells whoever has the server's key. */
async function told(path: string): Promise<string> {
  const response = await fetch(desk + path, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.status, path).toBe(200)
  return response.text()
}

/** Everything that an attack would change. */
async function everything(): Promise<object> {
  const { parts, timeline } = JSON.parse(await told('/_site/releases'))
  const { people } = JSON.parse(await told('/_site/people'))
  const { versions, collections } = JSON.parse(await told('/_site/content'))
  return {
    parts: parts.map(({ name, counter, paused }: Record<string, unknown>) => ({ name, counter, paused })),
    people: people.map(({ name, roles }: Record<string, unknown>) => ({ name, roles })),
    ...{ timeline, versions, collections, lead: JSON.parse(await told('/_site/leads/1')) },
  }
}

/** Runs in a page: sends every request to its own host and to the desk, as a script and as a form can. Returns what was answered. */
async function attack({ desk, sent }: { desk: string; sent: readonly Attack[] }): Promise<string[]> {
  const answers: string[] = []
  for (const { method, path, body } of sent)
    for (const host of ['', desk])
      for (const mode of ['cors', 'no-cors'] as const) {
        const type = mode === 'cors' ? 'application/json' : 'text/plain'
        const answer = await fetch(host + path, {
          ...{ method, mode, credentials: 'include' as const },
          ...(method !== 'GET' && { headers: { 'content-type': type }, body }),
        }).catch(() => undefined)
        // What another host answers to a request without permission cannot be seen.
        if (answer?.ok) answers.push(`${method} ${host}${path}: ${answer.status}`)
      }
  return answers
}

/** Runs in a page of the desk: sends every request as its own code does. Returns the statuses. */
async function use(sent: readonly Attack[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const { method, path, body } of sent) {
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch(path, { method, redirect: 'manual', ...(method !== 'GET' && { headers, body }) })
    statuses[`${method} ${path}`] = status
  }
  return statuses
}

/** What exists for visitors at the same addresses is no answer of the desk's. */
const isAimed = (one: Attack) => one.for !== 'anybody'
const all = (sent: readonly Attack[], status: number) =>
  Object.fromEntries(sent.map(({ method, path }) => [`${method} ${path}`, status]))

async function enter(page: Page, link: string): Promise<string> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Seu acesso' })).toBeVisible()
  const [session] = await page.context().cookies(desk)
  return session?.value ?? ''
}

const invite = (name: string, role: Role) =>
  inviteToDesk(own.url, TOKEN, { name, email: `${name.toLowerCase()}@exemplo.com.br`, roles: [role] })

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
  test(`a script on ${from} reaches no route of its owner's desk`, { tag: '@once' }, async ({
    page,
    site,
    context,
  }) => {
    site.expectErrors(/./)
    await enter(page, await invite(`Eva${from.length}`, 'owner'))
    const other = await context.newPage()
    await other.goto(address())
    const before = await everything()

    expect(await other.evaluate(attack, { desk, sent: attacks.filter(isAimed) })).toEqual([])

    expect(await everything()).toEqual(before)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Seu acesso' })).toBeVisible()
  })

for (const role of ['seller', 'writer', 'operator'] as const)
  test(`every route that belongs to another role refuses whoever is ${role}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    site.expectErrors(/status of 403/)
    await enter(page, await invite(`Bia-${role}`, role))
    const before = await everything()
    const others = attacks.filter((one) => ![role, 'team', 'program', 'anybody'].includes(one.for))

    expect(await page.evaluate(use, others)).toEqual(all(others, 403))

    expect(await everything()).toEqual(before)
  })

test('nothing of the desk answers without a session', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/status of 401/)
  await page.goto(`${desk}/entrar`)
  const before = await everything()
  const closed = attacks.filter((one) => isAimed(one) && one.path !== '/sair')

  expect(await page.evaluate(use, closed)).toEqual(all(closed, 401))

  expect(await everything()).toEqual(before)
})

test('an owner’s cookie is worth nothing on another host, or to another page', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const session = await enter(page, await invite('Noa', 'owner'))
  const before = await everything()
  const answered: string[] = []
  const send = async ({ method, path, body }: Attack, host: string, headers: Record<string, string>) => {
    const data = method === 'GET' ? undefined : body
    const type = { 'content-type': 'application/json' }
    const answer = await request.fetch(host + path, { method, data, headers: { ...type, ...headers }, maxRedirects: 0 })
    if (answer.status() < 400) answered.push(`${method} ${host}${path}: ${answer.status()}`)
  }

  for (const host of [own.url, previewsOf(own.url), own.url.replace('localhost', '127.0.0.1')])
    for (const name of ['session', 'pass', '__Host-session'])
      for (const one of attacks.filter(isAimed)) await send(one, host, { origin: host, cookie: `${name}=${session}` })
  for (const origin of [own.url, previewsOf(own.url), 'https://elsewhere.example', 'null'])
    for (const one of attacks.filter(({ method }) => method !== 'GET'))
      await send(one, desk, { origin, cookie: `session=${session}` })

  expect(answered).toEqual([])
  expect(await everything()).toEqual(before)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seu acesso' })).toBeVisible()
})
