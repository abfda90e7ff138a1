import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import type { APIRequestContext, Page } from 'playwright/test'
import { contradictions } from '../support/promises/contradictions.ts'
import { statementsOf } from '../support/promises/statementsOf.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

async function readEvidence(request: APIRequestContext): Promise<Evidence> {
  return parseEvidence(await (await request.get('/_evidence.json')).json())
}

/** The title of an article is advice, as the article itself, wherever a link names it. */
function withoutArticleLinks(html: string): string {
  return html.replace(/<a\b[^>]* href="\/blog\/[^>]*>.*?<\/a>/gs, '')
}

/** What a part of the page says now that contradicts the list. */
async function contradictionsIn(page: Page, part: string, known: Evidence): Promise<string[]> {
  const html = await page.locator(part).evaluateAll((elements) => elements.map((each) => each.outerHTML).join(''))
  const statements = statementsOf(html)
  expect(statements.length).toBeGreaterThan(3)
  return contradictions(statements, known)
}

test('no page promises, in text or data, what the list gives a price of its own', {
  tag: '@once',
}, async ({ request }) => {
  const known = await readEvidence(request)
  const articles = (await publishedArticles(request)).map(({ path }) => path)
  const found: string[] = []
  for (const path of new Set([...pagePaths, '/blog', ...articles])) {
    const statements = statementsOf(withoutArticleLinks(await (await request.get(path)).text()))
    expect(statements.length, path).toBeGreaterThan(10)
    const problems = contradictions(statements, known, { advice: path.startsWith('/blog') })
    found.push(...problems.map((problem) => `${path}: ${problem}`))
  }
  found.push(...contradictions(statementsOf(await (await request.get('/llms.txt')).text()), known, { advice: true }))

  expect(found).toEqual([])
})

test('the chat answers nothing that contradicts the list', { tag: '@once' }, async ({ page, request, site }) => {
  const questions = [
    ...[
      'qto custa',
      'quanto tempo demora',
      'aceita cartão?',
      'tem mensalidade?',
      'o que ta incluso',
      'quais os planos?',
    ],
    ...['tem loja virtual?', 'cardápio com pedidos', 'tem agendamento?', 'site com catalogo', 'quero 3 páginas'],
    ...[
      'integra com meu sistema?',
      'posso mudar os textos?',
      'quem escreve os textos?',
      'e o domínio?',
      'tenho um petshop',
    ],
    ...['aparecer no google', 'fazem anúncios?', 'cuidam do instagram?', 'como é o agente de ia', 'tem garantia?'],
    ...['posso cancelar?', 'tem suporte?', 'como funciona?', 'já tenho um site antigo', 'quero contratar'],
  ]
  await site.open('/')
  await page.getByRole('button', { name: /Alex está online/ }).click()
  const chat = page.getByRole('dialog', { name: 'Conversa com Alex' })
  for (const question of questions) {
    await chat.getByLabel('Sua pergunta').fill(question)
    await page.keyboard.press('Enter')
  }

  await expect(chat.getByText(/não sei responder/)).toHaveCount(0)
  expect(await contradictionsIn(page, '.alex-log p:not(.alex-mine)', await readEvidence(request))).toEqual([])
})

test("the quiz's advice contradicts nothing of the list", { tag: '@once' }, async ({ page, request, site }) => {
  const known = await readEvidence(request)
  const found: string[] = []
  await site.open('/quiz')
  // The first options of all questions, then the second ones and so on: together they get all advice.
  for (const place of [0, 1, 2, 3]) {
    for (const name of [...Array(5).fill('Próxima'), 'Finalizar']) {
      await page.getByRole('radio').nth(place).check()
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(page.getByRole('heading', { name: /Seu nível/ })).toBeVisible()
    found.push(...(await contradictionsIn(page, 'main', known)))
    await page.getByRole('button', { name: 'Refazer o quiz' }).click()
  }

  expect(found).toEqual([])
})
