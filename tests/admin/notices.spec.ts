import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

/** Stands for programs that hear of leads: each path answers with its status, and remembers what it was sent. */
async function startReceivers() {
  const statuses = new Map<string, number>()
  const bodies: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', body })
      response.writeHead(statuses.get(request.url ?? '') ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, statuses, bodies, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('shows who hears of leads, tries each, and says which one fails and why', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/status of (401|403)|layout shift/)
  const receivers = await startReceivers()
  receivers.statuses.set('/crm', 500)
  const own = await startOwnSite({
    ADMIN_TOKEN: TOKEN,
    LEADS_WEBHOOK_SALA_URL: `${receivers.url}/sala`,
    LEADS_WEBHOOK_SALA_KIND: 'slack',
    LEADS_WEBHOOK_CRM_URL: `${receivers.url}/crm`,
  })
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto(`${deskOf(own.url)}/leads`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Quem é avisado de um lead novo').click()
  const said = page.getByRole('status', { name: 'Teste de aviso' })

  await page.getByRole('button', { name: 'Enviar um teste para sala' }).click()
  await expect(said).toHaveText('O teste chegou a sala.')
  expect(JSON.parse(receivers.bodies[0]?.body ?? '{}')).toEqual({
    text: expect.stringMatching(/^Teste: Pessoa de Teste \(Teste de aviso\)/),
  })
  await page.getByRole('button', { name: 'Enviar um teste para crm' }).click()
  await expect(said).toHaveText('crm não aceitou: HTTP 500')

  await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'notices-spec-1' },
    body: JSON.stringify({
      ...{ kind: 'contact', name: 'Ana <Souza>', email: 'ana@exemplo.com.br', phone: '(11) 98765-4321' },
      message: 'Quanto custa um site?',
    }),
  })
  await expect.poll(() => receivers.bodies.some(({ body }) => body.includes('Ana &lt;Souza&gt;'))).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Há avisos que não chegam: crm.', { timeout: 2000 })
  }).toPass()
  await page.getByText('Quem é avisado de um lead novo').click()
  await expect(page.getByText('Último problema: HTTP 500')).toBeVisible()
  await expectAccessibleAtEverySize(page)
  await expectReachable(page)

  receivers.statuses.delete('/crm')
  await page.getByRole('button', { name: 'Tentar de novo agora com crm' }).click()
  await expect.poll(() => receivers.bodies.filter(({ path }) => path === '/crm').at(-1)?.body).toContain('Quanto custa')
  // Notices on a device are a person's, and the token is nobody.
  await page.getByRole('button', { name: 'Avisar neste aparelho' }).click()
  await expect(page.getByText('Os avisos no aparelho são de cada pessoa')).toBeVisible()
  await own.stop()
  await receivers.stop()
})
