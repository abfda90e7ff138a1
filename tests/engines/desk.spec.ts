import { deskOf } from '../support/servers/hosts.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from './visit.ts'

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
