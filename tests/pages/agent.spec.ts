import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

const path = '/agente-ia'
const openDemonstration = (page: Page) => page.getByRole('button', { name: 'Quero uma demonstração' })
const demonstration = (page: Page) => page.getByRole('region', { name: 'Veja o agente atender a sua empresa' })
const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })
const submit = (page: Page) => demonstration(page).getByRole('button', { name: 'Pedir demonstração' })
const floating = (page: Page) => page.locator('main').getByRole('link', { name: 'Conversar no WhatsApp' })

/** Scrolls through the page and back, so that every island is loaded. */
async function reachEverything(page: Page) {
  await page.getByRole('heading', { name: 'De onde vêm os R$ 30.396 por ano' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=visible][data-hydrated]').first()).toBeAttached()
}

async function fillIn(page: Page) {
  await field(page, 'Nome').fill('Ana Souza')
  await field(page, 'Empresa').fill('Petshop Amigo')
  await field(page, 'Telefone com DDD').fill('(11) 91234-5678')
  await field(page, 'E-mail').fill('ana@petshop.com.br')
  await field(page, 'Segmento').selectOption('Petshop')
}

async function openForm(page: Page) {
  await openDemonstration(page).click()
  await expect(demonstration(page).locator('[data-island]')).toHaveAttribute('data-hydrated')
}

/** The calculation of R$ 30.396 is shown, and made again with other numbers. */
async function expectRecalculated(page: Page) {
  await reachEverything(page)
  const result = page.getByRole('group', { name: 'Economia' })
  await expect(result).toContainText(/R\$\s3\.332.*R\$\s799.*R\$\s2\.533.*R\$\s30\.396 por ano/)

  await field(page, 'Atendentes').fill('2')

  await expect(result).toContainText(/R\$\s70\.380 por ano/)
  await field(page, 'Atendentes').fill('51')
  await expect(field(page, 'Atendentes')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Atendentes')).toHaveAccessibleDescription(/A conta vai até 50\.$/)
  await field(page, 'Atendentes').fill('')
  await expect(page.getByText('Preencha os quatro campos com números para ver a economia.')).toBeVisible()
  await expectAccessible(page, {
    within: page.locator('main [data-island]', { has: page.getByLabel('Atendentes', { exact: true }) }),
  })
}

/** It is hidden until its button is clicked, then shown, in view and focused. */
async function expectHiddenUntilOpened(page: Page) {
  await expect(demonstration(page)).toBeHidden()
  await expect(openDemonstration(page)).toHaveAttribute('aria-expanded', 'false')

  await openForm(page)

  await expect(openDemonstration(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toBeInViewport()
}

/** The floating button covers neither the focus nor the footer. */
async function expectNothingCovered(page: Page) {
  await expect(floating(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*agente%20de%20IA/)
  const bar = await floating(page).evaluateHandle((link) => link.parentElement)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('main a').first().focus()

  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((floatingBar) => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'end'
      if (floatingBar?.contains(focused)) return 'bar'
      const [mine, other] = [focused.getBoundingClientRect(), floatingBar?.getBoundingClientRect()]
      const apart =
        !other ||
        mine.bottom <= other.top ||
        mine.top >= other.bottom ||
        mine.right <= other.left ||
        mine.left >= other.right
      return apart ? 'free' : `covered: ${focused.outerHTML.slice(0, 120)}`
    }, bar)
    if (stop === 'end') break
    expect(['free', 'bar']).toContain(stop)
  }

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.locator('footer').boundingBox()
  const button = await floating(page).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
}

test('loads at most 7 KB besides its container, hides its form at first, and covers nothing', async ({
  page,
  site,
}) => {
  const own: Promise<number>[] = []
  const foreign: string[] = []
  page.on('requestfinished', (request) => {
    const [, remote] = /\/r\/(mfe-\w+)\//.exec(request.url()) ?? []
    if (request.url().includes('/remoteEntry.')) return
    if (remote === 'mfe-agent') own.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    else if (remote) foreign.push(request.url())
  })

  await site.withoutPrefetch()
  expect(await site.open(path)).toBe(200)

  const bytes = (await Promise.all(own)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(7 * 1024)
  expect(foreign).toEqual([])
  expect(await layoutShifts(page)).toEqual([])

  await expectHiddenUntilOpened(page)
  await expectNothingCovered(page)
})

test('in a window of any size, the floating button covers nothing of the first view', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await site.open(path)
  const bar = await floating(page).evaluateHandle((link) => link.parentElement)
  const covered: string[] = []
  for (const width of [360, 412, 768, 1024, 1280]) {
    for (let height = 480; height <= 1100; height += 20) {
      await page.setViewportSize({ width, height })
      const links = await page.evaluate((floatingBar) => {
        const own = floatingBar?.getBoundingClientRect()
        const controls = [...document.querySelectorAll('main :is(a,button,input,select,summary)')]
        const under = controls.filter((control) => {
          const box = control.getBoundingClientRect()
          const isBelow = own && box.bottom > own.top && box.top < own.bottom && box.right > own.left
          return isBelow && box.left < own.right && !floatingBar?.contains(control) && control.checkVisibility()
        })
        return under.map(({ textContent }) => textContent)
      }, bar)
      covered.push(...links.map((link) => `${width} x ${height}: ${link}`))
    }
  }
  expect(covered).toEqual([])
})

test('the dots of the conversation move after the first paint', { tag: '@once' }, async ({ page, site }) => {
  // The typing dots move four times, by rules that no document contains.
  const document = await (await page.request.get(path)).text()
  expect(document).not.toContain('@keyframes')
  await site.open(path)

  const moves = await page
    .getByRole('figure')
    .evaluate((figure) => figure.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations))
  expect(moves).toEqual([4, 4, 4])
})

test('shows the sections of the specification, with the calculation', { tag: '@once' }, async ({ page, site }) => {
  await site.open(path)

  await expect(page).toHaveTitle(/^Agente de IA para WhatsApp: atende e vende por você/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/agente-ia$/)
  const steps = page.getByRole('region', { name: 'No ar em três etapas de 24h' })
  await expect(steps.getByRole('listitem')).toHaveText([/^0h a 24h/, /^24h a 48h/, /^48h a 72h/])
  await expect(page.getByRole('region', { name: 'Cada mensagem sem resposta' }).getByRole('listitem')).toHaveCount(4)
  await expect(
    page.getByRole('region', { name: 'Fala a língua do seu negócio' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Restaurantes e delivery', 'Petshops', 'Clínicas', 'Imobiliárias', 'Oficinas', 'Lojas'])
  const guarantees = page.getByRole('region', { name: 'O risco é nosso' })
  await expect(guarantees).toContainText('Se o agente não estiver no ar em 72 horas, a implantação sai de graça.')
  await expect(guarantees).toContainText(
    'Se em 90 dias o investimento não mostrar retorno, devolvemos o que você pagou.',
  )
  await expect(guarantees).toContainText('Sem contrato de fidelidade')
  await expect(guarantees).toContainText('24/7')
  await expect(page.getByRole('heading', { name: 'Só 20 agentes por mês' })).toBeVisible()
  const data = JSON.parse((await page.locator('main script[type="application/ld+json"]').textContent()) ?? '')
  const questions: { name: string }[] = data['@graph'][2].mainEntity
  expect(questions.length).toBeGreaterThan(3)
  for (const { name } of questions) await expect(page.getByText(name, { exact: true })).toBeVisible()

  await expectRecalculated(page)
})

test('the form says what is missing, is received, and starts a conversation with its fields', {
  tag: '@once',
}, async ({ page, site }) => {
  test.slow()
  await site.open(path)
  await expect(floating(page)).toHaveAttribute('href', /%5BNOME%5D.*%5BEMPRESA%5D/)
  await openForm(page)

  await submit(page).click()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Escreva o seu nome.')
  await expect(field(page, 'Segmento')).toHaveAccessibleDescription('Escolha o segmento da sua empresa.')

  await fillIn(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/leads') && request.method() === 'POST')
  await submit(page).click()

  const received = page.getByRole('group', { name: 'Pedido recebido' })
  await expect(received).toBeFocused()
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'demonstration',
    name: 'Ana Souza',
    company: 'Petshop Amigo',
    phone: '(11) 91234-5678',
    email: 'ana@petshop.com.br',
    segment: 'Petshop',
  })
  await expectAccessibleAtEverySize(page, { within: received })
  await expectValidHtml(page)

  await floating(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar no WhatsApp' }).click()

  await expect.poll(() => site.openedTabs()).toHaveLength(1)
  const [address = ''] = await site.openedTabs()
  const text = new URL(address).searchParams.get('text')
  expect(text).toContain('Sou Ana Souza, da empresa Petshop Amigo.')
  expect(text).not.toContain('[')
})

test('each link of the page opens the form', { tag: '@once' }, async ({ page, site }) => {
  await site.open(path)
  const link = page.getByRole('link', { name: 'Pedir minha demonstração' })

  await link.click()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toBeInViewport()

  await link.click()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toBeInViewport()
})

test('the form has its own address, and nothing moves', async ({ page, site }) => {
  await site.open(`${path}#demonstracao`)

  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toBeInViewport()
})

test('a visitor who fills in the form while its code is loading keeps the focus and the place', {
  tag: '@once',
}, async ({ page }) => {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/shell/*.js', async (route) => {
    await responded
    await route.fallback()
  })
  await page.goto(`${path}#demonstracao`)
  await field(page, 'E-mail').focus()
  const place = await page.evaluate(() => scrollY)

  respond()
  await expect(demonstration(page).locator('form')).toHaveAttribute('data-hydrated')
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

  await expect(field(page, 'E-mail')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('the sample conversation is text, and does not move with reduced motion', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open(path)

  const talk = page.getByRole('figure').getByRole('listitem')

  await expect(talk).toHaveText([/^Cliente: Oi/, /^Agente: Oi, Marina/, /^Cliente: Às 9h/, /^Agente: Dá!/])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculation is there, and the button leads to a form that is a plain POST', async ({ page, site }) => {
    expect(await site.open(path)).toBe(200)
    await expect(page.getByText(/R\$\s30\.396 por ano/).last()).toBeVisible()
    await expect(demonstration(page)).toBeHidden()

    await openDemonstration(page).click()

    await expect(demonstration(page)).toBeVisible()
    await expect(field(page, 'Nome')).toBeInViewport()
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/leads$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('who has asked for the form and read on comes back to that place', { tag: '@once' }, async ({ page, site }) => {
  const question = page.locator('main details').nth(1)
  const distance = async () => Math.abs(((await question.boundingBox())?.y ?? 9999) - 300)
  await site.open(path)
  await openForm(page)
  await question.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }),
  )
  const isSaved = () => page.evaluate(() => history.state?.scrollTop === Math.round(scrollY))
  await expect.poll(isSaved).toBe(true)

  for (const leave of [() => page.reload(), () => page.goto('/sobre').then(() => page.goBack())]) {
    await leave()
    await expect.poll(distance).toBeLessThan(3)
    await hydrateByTouch(page)
    await expect(openDemonstration(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await distance()).toBeLessThan(3)
    await expect(demonstration(page)).toBeVisible()
  }
})
