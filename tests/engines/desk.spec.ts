import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deskOf } from '../support/servers/hosts.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test, type Visit } from './visit.ts'

const TOKEN = 'uma-chave-bem-comprida'

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

/** Serious problems of accessibility that the page has, by rule. */
async function problemsOf({ run }: Visit): Promise<readonly string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  // As a function, because it is sent as text.
  await run(Object.assign(() => {}, { toString: () => `() => { if (!window.axe) { ${source} } }` }))
  return run(async () => {
    const axe: { run(): Promise<{ violations: { id: string }[] }> } = Reflect.get(window, 'axe')
    return (await axe.run()).violations.map(({ id }) => id)
  })
}

test('somebody sells, writes, operates and invites at the desk', async ({ visit }) => {
  visit.expectErrors(/./)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const desk = deskOf(own.url)
  const says = (words: string) => visit.until((text) => document.body.textContent.includes(text), words)
  const lead = { kind: 'contact', name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' }
  const sent = await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'engines-desk' },
    body: JSON.stringify({ ...lead, message: 'Quero um site.' }),
  })
  expect(sent.status).toBe(200)

  await visit.goTo(`${desk}/leads`)
  await visit.type('#chave', TOKEN)
  await visit.click('form[action="/entrar"] button')
  await says('Ana Souza')
  expect(await problemsOf(visit)).toEqual([])
  await visit.click('article summary')
  await visit.until(() => document.querySelector('textarea[name=note]'))
  await visit.type('textarea[name=note]', 'Ligar na sexta.')
  await visit.click('form:has(textarea[name=note]) button')
  await says('1 anotação')

  await visit.goTo(`${desk}/content`)
  await visit.until(() => document.querySelector('a[href="#numbers"]'))
  expect(await problemsOf(visit)).toEqual([])
  await visit.click('a[href="#numbers"]')
  await visit.until(() => document.querySelector('input[name=briefingMinutes]'))
  expect(await problemsOf(visit)).toEqual([])
  await visit.run(() => document.querySelector<HTMLInputElement>('input[name=briefingMinutes]')?.select())
  await visit.type('input[name=briefingMinutes]', '45')
  await visit.until(() => document.querySelector<HTMLInputElement>('input[name=briefingMinutes]')?.value === '45')
  await visit.click('form[aria-labelledby=texto] button[type=submit]')
  await says('No ar em todas as páginas')
  expect(await (await fetch(own.url)).text()).toMatch(/45(&nbsp;|\s)minutos/)

  await visit.goTo(`${desk}/admin/releases`)
  await visit.until(() => document.querySelector('article h3'))
  expect(await problemsOf(visit)).toEqual([])

  await visit.goTo(`${desk}/people`)
  await visit.until(() => document.querySelector('input[name=email]'))
  expect(await problemsOf(visit)).toEqual([])
  await visit.type('input[name=name]', 'Rui Lima')
  await visit.type('input[name=email]', 'rui@exemplo.com.br')
  await visit.click('form:has(input[name=email]) button[type=submit]')
  await says('Convite criado.')
  await says('Rui Lima')
  await own.stop()
})
