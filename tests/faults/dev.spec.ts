import { expect, test } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { type DevSite, startDevSite } from '../support/servers/startDevSite.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const quizPage = 'mfe-quiz/src/pages/QuizPage.tsx'
const footer = 'shell/src/universal/frame/Footer.tsx'
const words = '6 PERGUNTAS, MENOS DE 2 MINUTOS'
const patience = { timeout: 60_000, intervals: [100] }

let site: DevSite
test.beforeAll(async () => {
  // Everything is built first, possibly on a busy machine.
  test.setTimeout(240_000)
  site = await startDevSite()
})
test.afterAll(() => site?.stop())

test('with development React no route logs a hydration warning or any console error', async ({ page }) => {
  const found: string[] = []
  let path = ''
  page.on('console', (message) => {
    // Logged by the test runner, not by the site.
    if (message.text().includes('blocked by Playwright')) return
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${path}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${path}: ${error.message}`))

  for (path of [...pagePaths, '/blog?search=site']) {
    await page.goto(site.url + path)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // During development every island is hydrated, including those whose code production never loads. Islands that show only
    // `serverOnly` data stay as they are: an article's text, the policy's chapters. So do the fragments of others that are only
    // read: their section has a remote's name.
    const late = page.locator('main [data-island]:not([data-hydrated], [data-section*="/"])')
    // An article's cover and text, and the policy.
    const serverOnly = path.startsWith('/blog/') ? 2 : Number(path === '/privacidade')
    await expect(late, path).toHaveCount(serverOnly)
  }

  expect(found).toEqual([])
  expect(site.output()).not.toContain('refused')
})

test('a remote of another repository is named in one line, and the others are served', async () => {
  const named = site.output().match(/^mfe-fora.*$/gm)

  expect(named).toEqual(['mfe-fora is in another repository and was never released here: its pages are unavailable.'])
  expect((await fetch(`${site.url}/fora`)).status).toBe(503)
  // It has a key in the registry: what is being changed needs no signature.
  expect((await fetch(`${site.url}/quiz`)).status).toBe(200)
})

test.describe('a saved change', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${site.url}/quiz`)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    // Survives as long as the document; a reload removes it.
    await page.evaluate(() => void Reflect.set(window, '__stayed', true))
  })

  test('of a remote is on screen without a new document, and in the HTML of the server', async ({ page }, {
    annotations,
  }) => {
    await page.getByRole('radio').first().check()

    const saved = Date.now()
    const undo = site.change(quizPage, (text) => text.replace(words, 'Outras palavras'))
    await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('Outras palavras'), null, {
      polling: 10,
      ...patience,
    })
    annotations.push({ type: 'from save to screen', description: `${Date.now() - saved} ms` })

    expect(await page.evaluate(() => Reflect.get(window, '__stayed'))).toBe(true)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect.poll(async () => (await fetch(`${site.url}/quiz`)).text(), patience).toContain('Outras palavras')

    undo()
    await expect(page.getByText(words)).toBeVisible(patience)
    await expect.poll(async () => (await fetch(`${site.url}/quiz`)).text(), patience).toContain(words)
  })

  test('with an error is reported in the terminal and over the page, and correcting it recovers', async ({ page }) => {
    const restore = site.change(quizPage, (text) => text.replace('<Pill>', '<Pill'))

    await expect.poll(site.output, patience).toContain('mfe-quiz cannot be built')
    await expect(page.locator('iframe[id*=overlay]')).toBeVisible(patience)
    expect((await fetch(`${site.url}/quiz`)).status).toBe(200)

    restore()
    await expect(page.locator('iframe[id*=overlay]')).toHaveCount(0, patience)
    site.change(quizPage, (text) => text.replace(words, 'Depois do erro'))
    await expect(page.getByText('Depois do erro')).toBeVisible(patience)
  })

  test('with a wrong type, or with what the gate refuses, is shown over the page with its line', async ({ page }) => {
    const overlay = page.frameLocator('iframe[id*=overlay]')
    const wrong = site.change(quizPage, (text) => `${text}\nexport const wrong: number = 'text'\n`)
    await expect(overlay.getByText(/QuizPage\.tsx:\d+:14: Type 'string' is not assignable/)).toBeVisible(patience)

    wrong()
    await expect(page.locator('iframe[id*=overlay]')).toHaveCount(0, patience)
    const refused = site.change(quizPage, (text) => text.replace('<Pill>', '<Pill title={location.href}>'))
    await expect(
      overlay.getByText(/location is not defined .*QuizPage\.tsx:\d+: `location` exists only in the browser/),
    ).toBeVisible(patience)
    refused()
    await expect(page.locator('iframe[id*=overlay]')).toHaveCount(0, patience)
  })

  test('of a drawing for shared links draws it again', async () => {
    const picture = async () =>
      /property="og:image" content="([^"]+)"/.exec(await (await fetch(`${site.url}/quiz`)).text())?.[1]
    const former = await picture()

    site.change('mfe-quiz/social/quiz.svg', (text) => text.replace('</svg>', '<path d="M0 0h9v9z"/></svg>'))

    await expect.poll(picture, patience).not.toBe(former)
    expect((await fetch(site.url + new URL((await picture()) ?? '').pathname)).status).toBe(200)
  })

  test('of an article is in the HTML of the server, and in the open page by itself', async ({ page }) => {
    const article = async () => (await fetch(`${site.url}/blog/petshop-precisa-site-2025`)).text()
    expect(await article()).not.toContain('Uma frase a mais.')
    await page.goto(`${site.url}/blog/petshop-precisa-site-2025`)

    site.change('mfe-blog/content/petshop-precisa-site-2025.md', (text) => `${text}\nUma frase a mais.\n`)

    await expect.poll(article, patience).toContain('Uma frase a mais.')
    await expect(page.getByText('Uma frase a mais.')).toBeVisible(patience)
  })

  test('of the shell restarts the server and reloads the page', async ({ page }) => {
    site.change(footer, (text) => text.replace('Siga no', 'Outro título no'))

    await expect(page.getByRole('contentinfo')).toContainText('Outro título no Instagram', patience)
    expect(await page.evaluate(() => Reflect.get(window, '__stayed'))).toBeUndefined()
  })
})
