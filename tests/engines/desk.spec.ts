import { deskOf } from '../support/servers/hosts.ts'
import { inviteToDesk } from '../support/servers/inviteToDesk.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { axeProblems } from './axeProblems.ts'
import { ERRORS_KEY } from './recordErrors.ts'
import { startProxy } from './startProxy.ts'
import { expect, test, type Visit } from './visit.ts'

const TOKEN = 'uma-chave-bem-comprida'
/** Until the whole site is composed with what was changed. */
const COMPOSED = { timeout: 60_000 }

test('the desk opens at its own name, logs in, and leads to a tool among the site’s pages', async ({ visit }) => {
  // A page that asks for a login answers 401.
  visit.expectErrors(/./)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const heading = () => visit.run(() => document.querySelector('h1')?.textContent ?? '')
  const at = () => visit.run(() => location.host + location.pathname)
  const desk = new URL(deskOf(own.url)).host

  await visit.goTo(`${own.url}/admin/releases`)
  expect([await at(), await heading()]).toEqual([`${desk}/admin/releases`, 'Acesso da equipe'])
  await visit.type('#chave', TOKEN)
  await visit.click('form[action="/entrar"] button')
  await expect.poll(heading).toBe('Versões do site')
  await visit.until(() => document.querySelector('article h3'))
  expect(await visit.run(() => document.cookie)).toBe('')

  await visit.click('nav a[href="/admin/image-generator"]')
  await expect.poll(heading).toBe('Gerador de imagens')
  expect(await at()).toBe(`${new URL(own.url).host}/admin/image-generator`)
  await own.stop()
})

/** A desk behind a proxy by which its pages record their errors. */
async function openDesk(visit: Visit) {
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const proxy = await startProxy(own.url, { recordsErrors: true })
  const desk = deskOf(proxy.url)
  const says = (words: string, patience: { timeout?: number } = {}) =>
    expect
      .poll(() => visit.holds((text) => document.body?.textContent.includes(text), words), {
        ...{ message: words, intervals: [100] },
        ...patience,
      })
      .toBe(true)
  /** On a phone and on a wide screen, nothing is wrong with the page that is shown, nor has anything failed. */
  async function isSound() {
    for (const [width, height] of [
      [1280, 900],
      [412, 839],
    ] as const) {
      await visit.resize(width, height)
      expect(await axeProblems(visit)).toEqual([])
      expect(await visit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    expect(await visit.run((key) => sessionStorage.getItem(key), ERRORS_KEY)).toBeNull()
  }
  return {
    ...{ own, desk, says, isSound },
    async openPage(path: string, words: string) {
      await visit.goTo(desk + path)
      await says(words)
    },
    async enter(link: string, name: string) {
      await visit.goTo(link)
      await says(`Olá, ${name}!`)
      await visit.click('main form button')
      await says('Seu acesso')
    },
    invite: (name: string, role: 'writer' | 'operator') =>
      inviteToDesk(proxy.url, TOKEN, { name, email: `${role}@exemplo.com.br`, roles: [role] }),
    async stop() {
      await proxy.close()
      await own.stop()
    },
  }
}

/** The pages of the desk that are offered. */
const pages = (visit: Visit) =>
  visit.run(() =>
    [...document.querySelectorAll('nav[aria-label="Páginas da equipe"] a')].map((link) => link.textContent).join(' '),
  )

test('an owner invites, a seller answers, a writer publishes and an operator pauses', async ({ visit }) => {
  test.slow()
  // Pages that ask for a login, and what a role does not include.
  visit.expectErrors(/status of 40[13]/)
  const { own, desk, says, isSound, openPage, enter, invite, stop } = await openDesk(visit)
  const lead = { kind: 'contact', name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' }
  const sent = await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'engines-desk' },
    body: JSON.stringify({ ...lead, message: 'Quero um site.' }),
  })
  expect(sent.status).toBe(200)

  await visit.goTo(`${desk}/people`)
  await visit.type('#chave', TOKEN)
  await visit.click('form[action="/entrar"] button')
  await says('Diga quem você é')
  await isSound()
  await visit.type('input[name=name]', 'Eva Prado')
  await visit.type('input[name=email]', 'eva@exemplo.com.br')
  await visit.click('form:has(input[name=email]) button[type=submit]')
  await says('Convidar alguém')
  await visit.type('section[aria-labelledby=convite] input[name=name]', 'Rui Lima')
  await visit.type('section[aria-labelledby=convite] input[name=email]', 'rui@exemplo.com.br')
  await visit.click('section[aria-labelledby=convite] button[type=submit]')
  await says('Convite criado.')
  await isSound()
  const link = await visit.run(() => document.querySelector<HTMLInputElement>('input[name=link]')?.value ?? '')

  await enter(link, 'Rui Lima')
  await openPage('/leads', 'Ana Souza')
  await visit.click('article summary')
  await visit.type('textarea[name=note]', 'Ligar na sexta.')
  await visit.click('form:has(textarea[name=note]) button')
  await says('1 anotação')
  await expect.poll(() => pages(visit)).toBe('Início Leads Imagens Pessoas Ajuda')
  await isSound()
  await openPage('/content', 'Seu acesso não inclui os textos.')
  await isSound()

  await enter(await invite('Caio Melo', 'writer'), 'Caio Melo')
  await openPage('/content', 'Números e prazos')
  await isSound()
  await visit.click('a[href="#numbers"]')
  await visit.until(() => document.querySelector('input[name=briefingMinutes]'))
  await visit.run(() => document.querySelector<HTMLInputElement>('input[name=briefingMinutes]')?.select())
  await visit.type('input[name=briefingMinutes]', '45')
  await visit.until(() => document.querySelector<HTMLInputElement>('input[name=briefingMinutes]')?.value === '45')
  await visit.click('button[name=publish]')
  await says('No ar em todas as páginas', COMPOSED)
  await isSound()
  expect(await (await fetch(own.url)).text()).toMatch(/45(&nbsp;|\s)minutos/)

  await enter(await invite('Duda Reis', 'operator'), 'Duda Reis')
  await openPage('/admin/releases', 'Partes do site')
  await visit.click('article[aria-labelledby=parte-mfe-quiz] button')
  await visit.click('dialog[open] button[aria-disabled]')
  await says('Em pausa: mfe-quiz\u00a0· Duda Reis', COMPOSED)
  await isSound()
  await stop()
})
