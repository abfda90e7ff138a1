import type { Page } from 'playwright/test'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 412, height: 915 } })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

/** The public pages whose text has these words, as visitors get them. */
async function pagesWith(words: string): Promise<string[]> {
  const texts = await Promise.all(
    pagePaths.map(async (path) => {
      const html = await (await fetch(own.url + path)).text()
      return { path, text: html.replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ').replace(/\s+/g, ' ') }
    }),
  )
  return texts.filter(({ text }) => text.includes(words)).map(({ path }) => path)
}

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('No ar em todas as páginas')).toBeVisible({ timeout: 60_000 })
}
const enter = async (page: Page) => {
  await page.goto(`${deskOf(own.url)}/content`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
}
const openCollection = async (page: Page, name: string) => {
  await page.goto(`${deskOf(own.url)}/content`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

test('a writer with a phone changes words and numbers, and takes them back', async ({ page, site, context }) => {
  // Each publication composes the whole site.
  test.slow()
  site.expectErrors(/status of 401|status of 422/)
  // What was asked for appears in its place.
  site.expectErrors(/^console: layout shift/)
  await enter(page)

  await page.getByRole('link', { name: 'Página inicial', exact: true }).click()
  const title = page.getByRole('group', { name: 'Topo', exact: true }).getByLabel('Título', { exact: true })
  await expect(title).toHaveValue('O site do seu negócio no ar em')
  const answer = page.getByRole('group', { name: /^Pergunta 3/ }).getByLabel('Resposta')
  await title.fill('<b>Seu site</b> em')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Página inicial › Topo › Título: tem HTML \(<b>\)/)
  await title.fill('A sua loja na internet em')
  await answer.fill('Não, nunca. {semFidelidade}')
  await page.getByRole('button', { name: 'Ver no site' }).click()
  const link = page.getByRole('link', { name: 'Abrir o site com este texto' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const opened = context.waitForEvent('page')
  await link.click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A sua loja na internet em 1 dia')
  await preview.close()
  expect(await pagesWith('A sua loja na internet')).toEqual([])
  await publish(page)
  await expectReachable(page)
  expect(await pagesWith('A sua loja na internet em 1 dia')).toEqual(['/'])
  expect(await pagesWith('Não, nunca. Você sai quando quiser')).toEqual(['/'])

  const saying = await pagesWith('1 dia')
  await openCollection(page, 'Números e prazos')
  const promising = { agent: await pagesWith('72 horas'), proposal: await pagesWith('em até 24 horas, contadas') }
  await page.getByLabel('Prazo do site, em dias').fill('2')
  await page.getByLabel('Etapa do agente de IA, em horas').fill('12')
  await page.getByLabel('Proposta por e-mail, em horas').fill('48')
  await publish(page)
  expect(promising.agent).toContain('/agente-ia')
  expect(promising.proposal).toContain('/contato')
  expect(await pagesWith('36 horas')).toEqual(promising.agent)
  expect(await pagesWith('em até 48 horas, contadas')).toEqual(promising.proposal)
  expect([...(await pagesWith('72 horas')), ...(await pagesWith('etapas de 24h'))]).toEqual([])
  const now = await pagesWith('2 dias')
  expect(saying.filter((path) => !now.includes(path))).toEqual([])
  expect(await pagesWith('no ar em 1 dia')).toEqual([])
  expect(now).toContain('/garantias')

  await openCollection(page, 'Preços')
  const fee = page.getByRole('group', { name: /: Agente de IA/ }).getByLabel('A partir de (R$)')
  const saving = await pagesWith('R$ 30.396')
  await fee.fill('899')
  await publish(page)
  expect(await pagesWith('R$ 29.196')).toEqual(saving)
  expect(await pagesWith('R$ 30.396')).toEqual([])

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('O site voltou a dizer')).toBeVisible()
  expect(await pagesWith('R$ 30.396')).toEqual(saving)
  await page.getByText('Publicar mais tarde').click()
  await page.getByLabel('Dia e hora').fill(new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 16))
  await fee.fill('849')
  await page.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByText('Marcado por Chave de acesso: entra no ar em')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Cancelar o agendamento' }).click()
  await expect(page.getByText('Nada mais está marcado')).toBeVisible()

  await page.getByRole('button', { name: 'Voltar à versão 0' }).click()
  await expect.poll(() => pagesWith('1 dia'), { timeout: 60_000 }).toEqual(saying)
})

/** The next minute that is far enough away to be planned, as São Paulo's clock shows it. */
function soon(): string {
  const at = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)
  return at.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 16).replace(' ', 'T')
}

test('a planned text appears at its time, with nobody at the desk', async ({ page, site, context }) => {
  test.slow()
  site.expectErrors(/status of 401/)
  site.expectErrors(/^console: layout shift/)
  await enter(page)
  await page.getByRole('link', { name: 'Quiz', exact: true }).click()
  await page.getByRole('group', { name: 'Chamada final' }).getByLabel('Título').fill('Vamos tomar um café?')
  await page.getByText('Publicar mais tarde').click()
  await page.getByLabel('Dia e hora').fill(soon())
  await page.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByText('Agendado. Até lá')).toBeVisible({ timeout: 60_000 })
  await page.close()

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${own.url}/quiz`)
    await expect(visitor.getByRole('heading', { name: 'Vamos tomar um café?' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 180_000 })

  const later = await context.newPage()
  await later.goto(`${deskOf(own.url)}/content`)
  await expect(later.getByRole('region', { name: 'O que foi publicado' })).toContainText('Quiz')
  await expect(later.getByText('Marcado para')).toHaveCount(0)
})

test('a writer renames a category and changes the privacy policy, from a day on', async ({ page, site }) => {
  test.slow()
  site.expectErrors(/status of 401|status of 422|^console: layout shift/)
  await enter(page)

  await openCollection(page, 'Blog')
  const name = page.getByRole('group', { name: 'Petshops', exact: true }).getByLabel('Nome')
  await name.fill('clinicas')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('alert')).toContainText('Petshops › Nome: já é o nome de outra categoria: “clinicas”.')
  await name.fill('Banho e Tosa')
  await publish(page)
  const list = await (await fetch(`${own.url}/blog?category=petshops`)).text()
  expect(list).toContain('Artigos sobre Banho e Tosa | ')
  expect(list).toContain('/blog/petshop-precisa-site-2025')
  expect(list).not.toContain('>Petshops<')

  await openCollection(page, 'Posts do blog')
  await page.getByRole('button', { name: 'Adicionar post' }).click()
  const category = page.getByRole('group', { name: /^Post \d/ }).getByLabel('Categoria')
  await expect(category.getByRole('option', { name: 'Banho e Tosa' })).toHaveAttribute('value', 'Petshops')
  page.once('dialog', (dialog) => void dialog.accept())

  await openCollection(page, 'Privacidade')
  await page.getByLabel('Segurança').fill('Só a Maria tem a chave do servidor.')
  await page.getByLabel('Em vigor desde').fill('2020-01-01')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('alert')).toContainText('Privacidade › Em vigor desde: tem de ser')
  await expect(page.getByLabel('Em vigor desde')).toBeFocused()
  await page.getByLabel('Em vigor desde').fill('2099-01-05')
  await publish(page)
  await page.goto(`${own.url}/privacidade`)
  await expect(page.getByText('Em vigor desde 5 de janeiro de 2099.')).toBeVisible()
  await expect(page.getByText('Só a Maria tem a chave do servidor.')).toBeVisible()
  await page.goto(`${own.url}/contato`)
  await expect(page.locator('input[name=consent]').first()).toHaveValue(/^\d{4}-\d\d-\d\d(\.\d)?-[0-9a-f]{8}$/)
})
