import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { touch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'

const questions = [
  'Quando alguém procura o seu negócio na internet, o que encontra?',
  'Como a sua empresa aparece no Google e no Google Maps?',
  'Em quanto tempo um cliente recebe resposta no WhatsApp?',
  'Você investe em anúncios na internet?',
  'Com que frequência você publica fotos, vídeos ou ofertas?',
  'Como você sabe de onde vêm os seus clientes?',
]
/** Indexes of the options worth 0 and 3, question by question. */
const weakest = [2, 0, 3, 3, 3, 1]
const best = [1, 3, 1, 2, 0, 2]

const thanks = 'Obrigado! Entraremos em contato em breve.'

const heading = (page: Page, question: number) => page.getByRole('heading', { level: 2, name: questions[question] })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const result = (page: Page, level: string) => page.getByRole('heading', { name: `Seu nível: ${level}` })

async function choose(page: Page, place: number) {
  await page.getByRole('radio').nth(place).check()
}

async function answer(page: Page, places: readonly number[], from = 0) {
  for (const [index, place] of places.entries()) {
    const question = from + index
    await expect(heading(page, question)).toBeVisible()
    await choose(page, place)
    await button(page, question === 5 ? 'Finalizar' : 'Próxima').click()
  }
}

async function fillIn(page: Page) {
  await page.locator('main').getByLabel('Nome').fill('Ana Souza')
  await page.locator('main').getByLabel('E-mail').fill('ana@exemplo.com.br')
  await page.locator('main').getByLabel('Telefone com DDD').fill('(11) 91234-5678')
}

/** Asks for what is missing, sends the rest with a score of 10 points, and thanks. */
async function expectSent(page: Page) {
  await button(page, 'Quero o meu plano').click()
  await expect(page.locator('main').getByLabel('Nome')).toBeFocused()
  await expect(page.getByText('Informe o seu telefone.')).toBeVisible()

  await fillIn(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/leads/quiz') && request.method() === 'POST')
  await button(page, 'Quero o meu plano').click()

  await expect(page.getByRole('heading', { name: thanks })).toBeFocused()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    phone: '(11) 91234-5678',
    company: 'Não informado',
    score: 10,
  })
  await expectAccessibleAtEverySize(page, { within: page.getByRole('main') })
  await expectValidHtml(page)
}

/** Starts over from the result: no answer is left. */
async function startOver(page: Page) {
  await button(page, 'Refazer o quiz').click()
  await expect(heading(page, 0)).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
}

/** Answers one question after the other without a pointer, each with its second option. */
async function answerByKeyboard(page: Page) {
  for (const question of questions.keys()) {
    await expect(heading(page, question)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Enter')
  }
}

type Level = { level: string; places: readonly number[]; percent: number; sentence: string }

const levels: readonly Level[] = [
  { level: 'Iniciante', places: weakest, percent: 0, sentence: 'Sua presença digital ainda é baixa.' },
  // 3 + 3 + 3 points are 50%, the highest percentage of this level.
  {
    level: 'Intermediário',
    places: [1, 3, 1, 3, 3, 1],
    percent: 50,
    sentence: 'Está no caminho, mas precisa melhorar.',
  },
]
const expert: Level = { level: 'Expert', places: best, percent: 100, sentence: 'Excelente maturidade digital!' }

async function expectLevel(page: Page, { level, places, percent, sentence }: Level) {
  await answer(page, places)
  await expect(result(page, level)).toBeFocused()
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(page.getByRole('img', { name: `${percent}%, nível ${level}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${percent}%25`),
  )
}

test('shows 100% as Expert', async ({ page, site }) => {
  await site.open('/quiz')

  await expectLevel(page, expert)
  await expectAccessible(page)
})

test('loads at most 12 KB of its own code, and moves nothing', async ({ page, site }) => {
  const own: Promise<number>[] = []
  const foreign: string[] = []
  page.on('requestfinished', (request) => {
    const [, remote] = /\/r\/(mfe-\w+)\//.exec(request.url()) ?? []
    if (remote === 'mfe-quiz') own.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    else if (remote) foreign.push(request.url())
  })

  await site.withoutPrefetch()
  expect(await site.open('/quiz')).toBe(200)
  await expect(page.locator('[data-island=intent]')).toHaveAttribute('data-hydrated')

  const bytes = (await Promise.all(own)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(12 * 1024)
  expect(foreign).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})

test('asks six questions, restores the earlier answer, and sends the fields with the score', {
  tag: '@once',
}, async ({ page, site }) => {
  test.slow()
  await site.open('/quiz')
  await expect(page).toHaveTitle(/^Quiz de maturidade digital/)
  await expect(page.getByRole('radiogroup', { name: questions[0] }).getByRole('radio')).toHaveCount(4)
  await expect(button(page, 'Próxima')).toBeDisabled()
  await expect(button(page, 'Anterior')).toBeHidden()

  await answer(page, [1])
  await expect(heading(page, 1)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Pergunta 2 de 6' })).toBeVisible()
  await expect(page.getByText('17%')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progresso do quiz' })).toHaveAttribute('value', '17')
  await expect(button(page, 'Próxima')).toBeDisabled()
  await button(page, 'Anterior').click()

  await expect(heading(page, 0)).toBeFocused()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(button(page, 'Anterior')).toBeHidden()

  await answer(page, [1, 3, 1, 1, 3])
  await expect(page.getByText('Pergunta 6 de 6')).toBeVisible()
  await expect(button(page, 'Finalizar')).toBeDisabled()
  await expectAccessible(page)

  await answer(page, [1], 5)
  await expect(result(page, 'Avançado')).toBeVisible()
  await expect(page.getByText('Você fez 10 de 18 pontos.')).toBeVisible()
  await expectSent(page)
})

test('works with the keyboard alone, from 0% Iniciante to 50% Intermediário and over again', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open('/quiz')
  // Before that, Enter does nothing.
  await expect(page.locator('[data-island=intent]')).toHaveAttribute('data-hydrated')
  await heading(page, 0).evaluate((title) => title.focus())
  await answerByKeyboard(page)
  await expect(result(page, 'Avançado')).toBeFocused()

  for (const level of levels) {
    await startOver(page)
    await expectLevel(page, level)
  }

  await startOver(page)
  await answer(page, best)
  await startOver(page)
  await page.reload()
  await expect(button(page, 'Próxima')).toBeDisabled()
})

test('keeps the answers across reloads and steps back', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/quiz')
  await answer(page, [0, 1, 2])
  await expect(heading(page, 3)).toBeVisible()

  await page.reload()
  await expect(heading(page, 3)).toBeVisible()
  await page.goBack()
  await expect(heading(page, 2)).toBeFocused()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 0)).toBeVisible()
  await page.goForward()
  await expect(heading(page, 1)).toBeVisible()
  await button(page, 'Anterior').click()
  await expect(heading(page, 0)).toBeVisible()
  await expect(page).toHaveURL(/\/quiz$/)
})

test('shows no question that is answered already while a reload waits for its code', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await site.open('/quiz')
  await answer(page, [0, 1, 2])
  await expect(heading(page, 3)).toBeVisible()
  const release = await holdCode(page)

  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main').getByText('6 PERGUNTAS')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeHidden()
  release()

  await expect(heading(page, 3)).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('thanks even if the send fails', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/quiz')
  site.expectErrors(/ERR_FAILED .*\/leads\/quiz$/)
  await page.route('**/leads/quiz', (route) => route.abort())
  await answer(page, best)
  await fillIn(page)
  await button(page, 'Quero o meu plano').click()
  await expect(page.getByText(thanks)).toBeVisible()
  await page.reload()
  await expect(page.getByText(thanks)).toBeVisible()
})

test('keeps a choice made before its code was loaded, in every frame', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(recordUnchecking)
  const release = await holdCode(page)
  await page.goto('/quiz', { waitUntil: 'commit' })
  await choose(page, 2)

  release()

  await expect(page.locator('[data-island=intent]')).toHaveAttribute('data-hydrated')
  await expect(button(page, 'Próxima')).toBeEnabled()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  expect(await page.evaluate(() => Reflect.get(window, '__unchecked'))).toEqual([])
})

/** Runs in the page: `__unchecked` has the value of each chosen option that code has taken back. */
function recordUnchecking(): void {
  const unchecked: string[] = []
  Reflect.set(window, '__unchecked', unchecked)
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')
  Object.defineProperty(HTMLInputElement.prototype, 'checked', {
    ...property,
    set(this: HTMLInputElement, checked: boolean) {
      if (this.checked && !checked) unchecked.push(this.value)
      property?.set?.call(this, checked)
    },
  })
}

test('goes on without its code, and continues with it where it has come to', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/ERR_FAILED|cannot be loaded/)
  await site.takeDown('mfe-quiz')
  await page.goto('/quiz')
  // The browser asks for an answer itself.
  await button(page, 'Próxima').click()
  await expect(page).toHaveURL(/\/quiz$/)
  await answer(page, [1, 3])
  await expect(heading(page, 2)).toBeInViewport()
  await expect(page.getByText('Pergunta 3 de 6')).toBeVisible()

  await site.bringBack('mfe-quiz')
  await page.reload()
  await touch(page)
  await expect(page.locator('[data-island=intent]')).toHaveAttribute('data-hydrated')

  await button(page, 'Anterior').click()
  await expect(heading(page, 1)).toBeFocused()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await answer(page, [3, 1, 1, 3, 1], 1)
  await expect(result(page, 'Avançado')).toBeVisible()
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('asks, goes back, shows the result and takes the lead', async ({ page, site }) => {
    expect(await site.open('/quiz')).toBe(200)
    await answer(page, [1, 3, 1])
    await button(page, 'Anterior').click()
    await expect(heading(page, 2)).toBeVisible()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await answer(page, [1, 1, 3, 1], 2)

    await expect(result(page, 'Avançado')).toBeVisible()
    await expect(page.getByText('Você fez 10 de 18 pontos.')).toBeVisible()
    await fillIn(page)
    await button(page, 'Quero o meu plano').click()
    await expect(page.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible()
  })

  test('starts over from the result', async ({ page, site }) => {
    await site.open('/quiz?respostas=210031&passo=6')
    await button(page, 'Refazer o quiz').click()

    await expect(heading(page, 0)).toBeVisible()
    await expect(page.getByRole('radio').and(page.locator(':checked'))).toHaveCount(0)
  })
})

/** Holds back the quiz's code. Returns what lets it arrive. */
async function holdCode(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/r/mfe-quiz/**', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
