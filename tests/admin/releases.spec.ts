import { publish } from '@site/release-protocol/publication/publish'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeCandidate } from '../support/releases/makeRelease.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { respondLate } from '../support/site/respondLate.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { deskOf, previewsOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const TOKEN = 'uma-chave-bem-comprida'
const PATH = '/admin/releases'
const remote = 'mfe-quiz'
// In a read-only section, so that a change concerns only the server bundle.
const heading = 'O que o quiz avalia'
/** Until a release that was just published is shown: the site is composed before. */
const COMPOSED = { timeout: 60_000 }

let own: OwnSite
let first: string

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  first = currentRelease(own.releasesFolder, remote)
})
test.afterAll(() => own.stop())

/** The headings of the other releases. */
const headings = {
  former: 'O que muda agora',
  tried: 'O que poucos veem',
  ended: 'O que ninguém verá',
  faster: 'O que veio antes',
  hidden: 'O que só a equipe vê',
}

/** Makes a release of the quiz with another heading, without publishing it. Returns its id. */
function makeQuiz(says: string): string {
  const present = new RegExp([heading, ...Object.values(headings)].join('|'), 'g')
  return makeCandidate(own.releasesFolder, remote, { server: (source) => source.replaceAll(present, says) })
}

/** Publishes a release of the quiz: for a share of the visitors, or for all. */
async function release(id: string, message: string, share?: number) {
  const { releasesFolder } = own
  const statement = { folder: releasesFolder, remote, release: id, counter: 0, message, key: undefined, isNew: false }
  const digest = digestOf(releasesFolder, remote, id)
  const canary = share === undefined ? undefined : { share, auto: false }
  await publish(
    releasesFolder,
    { [remote]: id },
    { signed: { [remote]: signRelease({ ...statement, digest, canary }) } },
  )
}

const servedQuiz = async () => (await fetch(`${own.url}/quiz`)).text()

async function logIn(page: Page, site: Site) {
  site.expectErrors(/status of 401/)
  await page.goto(own.url + PATH)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versões do site')
  await expect(quiz(page)).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
}

const quiz = (page: Page) => page.getByRole('article', { name: remote })
const live = (page: Page) => quiz(page).getByText('No ar:').locator('..')
const openKept = (page: Page) => quiz(page).getByText('Versões guardadas').click()

/** Confirms the action behind a button. */
async function confirmAction(page: Page, button: RegExp, yes: string) {
  await quiz(page).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The names of the parts whose button is not beside the name. */
async function partsWithButtonBelow(page: Page): Promise<(string | null)[]> {
  const below: (string | null)[] = []
  for (const part of await page.getByRole('article').all()) {
    const name = await part.getByRole('heading').boundingBox()
    const button = await part.getByRole('button', { name: /^Pausar/ }).boundingBox()
    if ((button?.y ?? 0) > (name?.y ?? 0) + (name?.height ?? 0))
      below.push(await part.getByRole('heading').textContent())
  }
  return below
}

/** What happened at the site since the page was opened appears in its place and moves what is below it. */
function expectNewState(site: Site) {
  site.expectErrors(/^console: layout shift/)
}

test('shows what is live, what is kept and who published it, also on a phone', {
  tag: '@once',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, site)
  expect(await partsWithButtonBelow(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(live(page)).toContainText(currentRelease(own.releasesFolder, remote))
  await expect(page.getByRole('region', { name: 'No ar agora' })).toContainText('Composição')
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText(remote)
  await expectAccessibleAtEverySize(page)
  await expectReachable(page)
  await expectValidHtml(page)

  await openKept(page)
  await quiz(page)
    .getByRole('button', { name: /^Pausar/ })
    .click()
  await expect(page.getByRole('dialog', { name: `Pausar ${remote}?` })).toBeVisible()
  await expectAccessible(page, { within: page.getByRole('dialog') })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(quiz(page).getByRole('button', { name: /^Pausar/ })).toBeFocused()
})

test('rolls back to a former release, which visitors then get', async ({ page, site }) => {
  expectNewState(site)
  const second = makeQuiz(headings.former)
  await release(second, 'Change the questions')
  await expect.poll(servedQuiz).toContain(headings.former)
  await logIn(page, site)
  await expect(live(page)).toContainText(second)

  await openKept(page)
  await confirmAction(page, new RegExp(`^Voltar para esta ${remote} ${first}`), 'Voltar')

  await expect(live(page)).toContainText(first)
  expect(await servedQuiz()).toContain(heading)
  const [newest] = await page.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem').allTextContents()
  expect(newest).toMatch(new RegExp(`Volta.*${first}.*Chave de acesso`))
})

test('promotes a canary to all visitors, and ends another one', { tag: '@once' }, async ({ page, site }) => {
  expectNewState(site)
  const tried = makeQuiz(headings.tried)
  await release(tried, 'Try it out', 10)
  await logIn(page, site)
  await expect(quiz(page)).toContainText('Em teste com 10% dos visitantes', COMPOSED)
  await expectAccessible(page, { within: quiz(page) })

  await confirmAction(page, /^Publicar para todos/, 'Publicar')
  await expect(live(page)).toContainText(tried, COMPOSED)
  await expect(quiz(page)).not.toContainText('Em teste com')
  expect(await servedQuiz()).toContain(headings.tried)

  await release(makeQuiz(headings.ended), 'Try another one out', 50)
  await expect(quiz(page)).toContainText('Em teste com 50% dos visitantes', COMPOSED)
  await confirmAction(page, /^Encerrar teste/, 'Encerrar teste')
  await expect(quiz(page)).not.toContainText('Em teste com')
  await expect(live(page)).toContainText(tried, COMPOSED)
})

test('pauses and resumes a remote, says if somebody was faster, and loads only its own code', {
  tag: '@once',
}, async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await logIn(page, site)
  const code = asked.filter((url) => /\/r\/mfe-/.test(url))
  expect(code.length).toBeGreaterThan(0)
  expect(code.filter((url) => !url.includes('/r/mfe-admin/') || url.includes('ImageGenerator'))).toEqual([])

  await confirmAction(page, /^Pausar/, 'Pausar')
  await expect(quiz(page).getByText('Em pausa', { exact: true })).toBeVisible()
  await expect(release(first, 'Not now')).rejects.toThrow('paused')

  await confirmAction(page, /^Retomar/, 'Retomar')
  await expect(quiz(page).getByText('Em pausa', { exact: true })).toBeHidden()

  site.expectErrors(/status of 409/)
  await respondLate(page, '**/_site/releases/pause')
  await quiz(page)
    .getByRole('button', { name: /^Pausar/ })
    .click()
  await release(makeQuiz(headings.faster), 'Be faster')

  await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()

  await expect(page.getByRole('alert')).toHaveText(/^Alguém mudou mfe-quiz enquanto você olhava/)
  await expectAccessible(page, { within: page.getByRole('dialog') })
  await page.getByRole('button', { name: 'Entendi' }).click()
  await expect(quiz(page).getByText('Em pausa', { exact: true })).toBeHidden()

  await page.getByRole('navigation', { name: 'Páginas da equipe' }).getByRole('link', { name: 'Imagens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerador de imagens')
  await expect(page.getByRole('link', { name: 'Versões' })).toBeVisible()
})

test('shows a kept release to this browser only', { tag: '@once' }, async ({ page, site }) => {
  // What the test before has published may be shown only now.
  expectNewState(site)
  const hidden = makeQuiz(headings.hidden)
  await logIn(page, site)
  await openKept(page)

  await quiz(page)
    .getByRole('button', { name: new RegExp(`^Ver prévia ${remote} ${hidden}`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ver prévia' }).click()

  await expect(page.getByRole('complementary', { name: 'Prévia' })).toContainText(hidden)
  await page.goto(`${previewsOf(own.url)}/quiz`)
  await expect(page.getByRole('main')).toContainText(headings.hidden)
  await page.goto(`${own.url}/quiz`)
  await expect(page.getByRole('main')).not.toContainText(headings.hidden)
  expect(await servedQuiz()).not.toContain(headings.hidden)
})

test('says that it cannot be loaded, and is read-only without a token', {
  tag: '@once',
}, async ({ page, site, request, baseURL }) => {
  site.expectErrors(/ERR_FAILED .*\/_site\/releases$/)
  await page.route('**/_site/releases', (route) => route.abort())
  await site.open(PATH)
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor.')
  await expectAccessible(page, { within: page.getByRole('main') })

  await page.unroute('**/_site/releases')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()

  await expect(page.getByText('Só leitura', { exact: false })).toBeVisible()
  await expect(quiz(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page, { within: page.getByRole('main') })
  const elsewhere = await request.get(`${deskOf(baseURL ?? '')}/_site/releases`, {
    headers: { 'x-forwarded-for': '192.0.2.1' },
  })
  expect(elsewhere.status()).toBe(403)
})
