import type { Locator, Page, Route } from 'playwright/test'
import { delay, respondLate } from '../support/site/respondLate.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, type Site, test } from '../support/site/site.ts'

type Flow = {
  name: string
  path: string
  /** From the open page to the flow's end. */
  play: (page: Page, site: Site) => Promise<void>
}

type Refusal = {
  send: string
  /** The server's messages. */
  fields: Record<string, string>
  /** The label of the first refused field. */
  wrong: string
}

const main = (page: Page) => page.locator('main')
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** Key by key: browsers excuse shifts after a key press, but not after a script has filled in a field. */
async function fillIn(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).pressSequentially(value)
}

const visitor = { Nome: 'Ana', 'E-mail': 'ana@loja.example', 'Telefone com DDD': '11912345678' }

async function answerQuiz(page: Page) {
  for (let question = 1; question <= 6; question++) {
    await expect(page.getByText(`Pergunta ${question} de 6`)).toBeVisible()
    await page.getByRole('radio').nth(2).check()
    await button(page, question === 6 ? 'Finalizar' : 'Próxima').click()
  }
  await expect(page.getByRole('heading', { name: /^Seu nível/ })).toBeVisible()
}

/** Sends a form that is filled in: the server refuses it late, and its message is shown at the field and moves nothing. */
async function expectLateRefusal(page: Page, site: Site, { send, fields, wrong }: Refusal) {
  site.expectErrors(/status of 422 .*\/leads/)
  const refuse = async (route: Route) => {
    await delay()
    await route.fulfill({ status: 422, json: { status: 'rejected', fields } })
  }
  await page.route(/\/leads(\/quiz|\/ebook\?.*)?$/, refuse, { times: 1 })
  const submit = button(page, send)
  const form = page.locator('form').filter({ has: submit })
  const places = () =>
    form.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return [...element.querySelectorAll('label,button')].map((one) =>
        Math.round(one.getBoundingClientRect().top - top),
      )
    })
  const before = await places()
  const [message = ''] = Object.values(fields)

  await submit.click()

  const field = form.getByLabel(wrong, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(message)
  await expect(form.getByText(message)).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
}

const flows: readonly Flow[] = [
  {
    name: 'the contact form is wrong, then sent',
    path: '/contato',
    async play(page, site) {
      const submit = button(page, 'Enviar mensagem')
      await site.ready(submit)
      await submit.click()
      await expect(page.getByText('Escreva o seu nome.')).toBeVisible()
      await fillIn(main(page), { ...visitor, Mensagem: 'Quero um site para a minha pizzaria.' })
      await submit.click()
      await expect(page.getByRole('group', { name: 'Mensagem recebida' })).toBeVisible()
    },
  },
  {
    name: 'the contact form is refused',
    path: '/contato',
    async play(page, site) {
      await site.ready(button(page, 'Enviar mensagem'))
      await fillIn(main(page), { ...visitor, Mensagem: 'Quero um site.' })
      await expectLateRefusal(page, site, {
        send: 'Enviar mensagem',
        fields: { email: 'Informe um e-mail completo, como nome@empresa.com.br.' },
        wrong: 'E-mail',
      })
    },
  },
  {
    name: 'savings are calculated, and the demonstration refused, then sent',
    path: '/agente-ia',
    async play(page, site) {
      const attendants = page.getByLabel('Atendentes', { exact: true })
      await site.ready(attendants)
      await attendants.click()
      await page.keyboard.press('End')
      await page.keyboard.type('00')
      await expect(attendants).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Backspace')
      await expect(attendants).not.toHaveAttribute('aria-invalid')

      await button(page, 'Quero uma demonstração').click()
      const submit = button(page, 'Pedir demonstração')
      await site.ready(submit)
      await fillIn(main(page), { ...visitor, Empresa: 'Petshop Amigo' })
      await page.getByLabel('Segmento', { exact: true }).selectOption('Petshop')
      await expectLateRefusal(page, site, {
        send: 'Pedir demonstração',
        fields: { name: 'Escreva o seu nome.', company: 'Escreva o nome da sua empresa.' },
        wrong: 'Nome',
      })
      await submit.click()
      await expect(page.getByRole('group', { name: 'Pedido recebido' })).toBeVisible()
    },
  },
  {
    name: 'the quiz is answered, its lead refused, then sent',
    path: '/quiz',
    async play(page, site) {
      await answerQuiz(page)
      await site.ready(button(page, 'Quero o meu plano'))
      await fillIn(main(page), visitor)
      await expectLateRefusal(page, site, {
        send: 'Quero o meu plano',
        fields: { phone: 'Confira o telefone.' },
        wrong: 'Telefone com DDD',
      })
      await button(page, 'Quero o meu plano').click()
      await expect(page.getByText('Agora um especialista vê a sua pontuação.')).toBeVisible()
    },
  },
  {
    name: 'the newsletter is refused, then subscribed to',
    path: '/blog',
    async play(page, site) {
      const submit = button(page, 'Assinar')
      await site.ready(submit)
      await fillIn(page.getByRole('form', { name: 'Assinar a newsletter' }), { 'Seu e-mail': 'ana@loja.example' })
      await expectLateRefusal(page, site, {
        send: 'Assinar',
        fields: { email: 'Escreva um e-mail como nome@exemplo.com.' },
        wrong: 'Seu e-mail',
      })
      await submit.click()
      await expect(page.getByRole('heading', { name: 'Inscrição feita!' })).toBeVisible()
    },
  },
  {
    name: "the blog's e-book is refused, then sent",
    path: '/blog',
    async play(page, site) {
      const submit = button(page, 'Receber e-book')
      await site.ready(submit)
      const form = page.getByRole('form', { name: 'Receber o e-book' })
      await fillIn(form, { Nome: 'Ana Souza', WhatsApp: '11 91234-5678', 'E-mail': 'ana@loja.example' })
      await expectLateRefusal(page, site, {
        send: 'Receber e-book',
        fields: { phone: 'Preencha este campo.' },
        wrong: 'WhatsApp',
      })
      // The next toast would push this one down.
      await page.getByRole('button', { name: /^Fechar aviso/ }).click()
      await submit.click()
      await expect(page.getByRole('heading', { name: 'Ebook Enviado!' })).toBeVisible()
    },
  },
  {
    name: "home's e-book is refused, then released",
    path: '/',
    async play(page, site) {
      const open = button(page, 'Quero o e-book')
      await site.ready(open)
      await open.click()
      await fillIn(page.getByRole('dialog'), { Nome: 'Ana Lima', 'E-mail': 'ana@exemplo.com.br' })
      await expectLateRefusal(page, site, {
        send: 'Liberar E-book Agora',
        fields: { nome: 'Escreva o seu nome.' },
        wrong: 'Nome',
      })
      await button(page, 'Liberar E-book Agora').click()
      await expect(page.getByText('Pronto, o e-book é seu:')).toBeVisible()
    },
  },
  {
    name: 'the chat is used, and the WhatsApp form wrong, then sent',
    path: '/',
    async play(page) {
      await page.getByRole('button', { name: /Alex está online/ }).click()
      const chat = page.getByRole('dialog', { name: 'Conversa com Alex' })
      await chat.getByLabel('Sua pergunta').pressSequentially('quanto custa?')
      await page.keyboard.press('Enter')
      await expect(chat.getByText(/com preço fechado/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(chat).toBeHidden()

      await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })
      const submit = button(dialog, 'Continuar no WhatsApp')
      await submit.click()
      await expect(dialog.getByText('Escreva o seu nome.')).toBeVisible()
      await fillIn(dialog, { Nome: 'Ana Souza', 'E-mail': 'ana@exemplo.com.br', Telefone: '(11) 91234-5678' })
      await submit.click()
      await expect(page.getByRole('link', { name: 'Abrir o WhatsApp' })).toBeVisible()
    },
  },
  {
    name: 'the filters of an empty list are cleared',
    path: '/blog?search=foguete&category=clinicas',
    async play(page, site) {
      const clear = button(page, 'Limpar filtros')
      await site.ready(clear)
      await clear.click()
      await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
    },
  },
]

for (const { name, path, play } of flows) {
  test(`nothing moves while ${name}`, async ({ page, site }) => {
    await respondLate(page, '**/_data/**', '**/leads', '**/leads/**', '**/r/**/*hat*')
    await site.withoutFormToken()
    await site.open(path)

    await play(page, site)

    expect(await layoutShifts(page, { afterInput: 'excused' })).toEqual([])
  })
}
