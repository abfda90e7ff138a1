import type { Locator, Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expect, type Site, test } from '../support/site/site.ts'

type State = {
  name: string
  path: string
  errors?: RegExp
  reach: (page: Page, site: Site) => Promise<void>
  /** The part that is in another state: accessibility.spec.ts checks the page around it. */
  part: (page: Page) => Locator
  /** Opens something that the keyboard has to get through as well. */
  opens?: true
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const forms = (page: Page) => page.locator('main form')
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Submits a form that is hydrated, because nothing is validated before. */
async function submit(page: Page, name: string) {
  await button(page, name).scrollIntoViewIfNeeded()
  await expect(page.locator('form', { has: button(page, name) })).toHaveAttribute('data-hydrated')
  await button(page, name).click()
}

/** A toast stays as long as it has the focus, however slow the machine is. */
async function holdToast(page: Page, site: Site, act: () => Promise<void>) {
  await page.clock.install()
  await site.stopClock()
  await act()
  await button(page, /^Fechar aviso/)
    .first()
    .focus()
  await page.clock.resume()
}

async function answerQuiz(page: Page) {
  for (let question = 1; question <= 6; question++) {
    await expect(page.getByText(`Pergunta ${question} de 6`)).toBeVisible()
    await page.getByRole('radio').first().check()
    await button(page, question === 6 ? 'Finalizar' : 'Próxima').click()
  }
}

const states: State[] = [
  {
    name: 'WhatsApp form with errors',
    path: '/',
    part: dialog,
    opens: true,
    async reach(page) {
      await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
      await button(page, 'Continuar no WhatsApp').click()
      await expect(page.getByText('Informe um telefone com DDD')).toBeVisible()
    },
  },
  {
    name: 'e-book form with errors and a toast',
    path: '/',
    part: (page) => dialog(page).or(toasts(page)),
    async reach(page, site) {
      await button(page, 'Quero o e-book').click()
      await expect(button(page, 'Liberar E-book Agora')).toBeVisible()
      await holdToast(page, site, () => button(page, 'Liberar E-book Agora').click())
    },
  },
  {
    name: 'chat after a question',
    path: '/',
    part: dialog,
    opens: true,
    async reach(page) {
      await button(page, /Alex está online/).click()
      await button(page, 'Preciso assinar contrato de fidelidade?').click()
      await expect(page.getByText(/Você sai quando quiser/).last()).toBeVisible()
    },
  },
  {
    name: 'page that cannot be loaded',
    path: '/',
    errors: /ERR_FAILED|cannot be/,
    part: main,
    async reach(page, site) {
      await site.servicesAtHand()
      await site.takeDown('mfe-marketing')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
      await expect(page.getByRole('alert')).toContainText('indisponível')
    },
  },
  {
    name: 'contact form with errors',
    path: '/contato',
    part: forms,
    reach: (page) => submit(page, 'Enviar mensagem'),
  },
  {
    name: 'demonstration form with errors',
    path: '/agente-ia',
    part: (page) => page.getByRole('region', { name: 'Veja o agente atender a sua empresa' }),
    opens: true,
    async reach(page) {
      await button(page, 'Quero uma demonstração').click()
      await submit(page, 'Pedir demonstração')
      await expect(page.getByText('Escolha o segmento da sua empresa.')).toBeVisible()
    },
  },
  {
    name: 'blog forms with errors',
    path: '/blog',
    part: (page) => forms(page).or(toasts(page)),
    async reach(page, site) {
      await submit(page, 'Assinar')
      await site.ready(button(page, 'Receber e-book'))
      await holdToast(page, site, () => button(page, 'Receber e-book').click())
    },
  },
  {
    name: 'quiz question with a choice',
    path: '/quiz',
    part: main,
    async reach(page) {
      await page.getByRole('radio').first().check()
      await button(page, 'Próxima').click()
      await page.getByRole('radio').first().check()
    },
  },
  {
    name: 'quiz result with errors in its form',
    path: '/quiz',
    part: main,
    async reach(page) {
      await answerQuiz(page)
      await button(page, 'Quero o meu plano').click()
      await expect(page.getByText('Informe o seu telefone.')).toBeVisible()
    },
  },
  {
    name: 'image generator with failures and an image under way',
    path: '/admin/image-generator',
    errors: /status of 500/,
    part: main,
    async reach(page) {
      let calls = 0
      await page.route('https://api.runware.ai/**', (route) => {
        calls += 1
        // The second call never gets a response.
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        return calls === 1 ? route.fulfill({ status: 500, headers }) : undefined
      })
      await page.getByLabel('Chave da API do Runware').fill('chave')
      await button(page, 'Gerar 12 imagens').click()
      await expect(page.getByText('Gerando imagem 2 de 12')).toBeVisible()
    },
  },
]

for (const { name, path, errors, reach, part, opens } of states) {
  const keyboard = opens ? 'reached by the keyboard, ' : ''
  test(`${name}: ${keyboard}sound for axe, whole at any size`, { tag: '@once' }, async ({ page, site }) => {
    if (errors) site.expectErrors(errors)
    await site.open(path)
    await reach(page, site)

    await expectAccessibleAtEverySize(page, { within: part(page) })
    if (opens) await expectReachable(page)
  })
}

test('open menu: axe finds nothing and nothing is cut off, at any size', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/sobre')
  await page.setViewportSize({ width: 412, height: 839 })
  await page.getByRole('banner').locator('summary').click()

  await expectAccessibleAtEverySize(page, { within: page.getByRole('banner') })
})
