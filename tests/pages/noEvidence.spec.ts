import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** Every list that an agency may have nothing for yet. */
const lists = ['items', 'afterwards', 'people', 'sites', 'milestones', 'included', 'apart']

let own: OwnSite | undefined
let folder: string

// The server is started once, not by every worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const samples: Record<string, object> = await (await fetch(`${sharedSite.url}/_evidence.json`)).json()
  const emptied: string[] = []
  for (const [section, content] of Object.entries(samples)) {
    const empty = Object.entries(content).map(([name, value]) => {
      if (!lists.includes(name)) return [name, value]
      emptied.push(`${section}.${name}`)
      return [name, []]
    })
    writeFileSync(join(folder, `${section}.json`), JSON.stringify({ ...Object.fromEntries(empty), sample: false }))
  }
  expect(emptied.sort()).toEqual([
    'deliveries.sites',
    'offer.apart',
    'offer.included',
    'prices.afterwards',
    'prices.items',
    'story.milestones',
    'successCases.items',
    'team.people',
    'testimonials.items',
  ])
  own = await startOwnSite({ EVIDENCE_DIR: folder })
})
test.afterAll(async () => {
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Headings that nothing follows, lists without an entry, and the words of what was left out. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const words = (element: Element) => (element.textContent ?? '').trim()
    const bare = shown('main section').filter((section) => {
      const heading = section.querySelector('h1,h2,h3')
      return heading && words(section) === words(heading)
    })
    const empty = shown('main :is(ul,ol,dl,figure)').filter((list) => !words(list) && !list.querySelector('img,svg'))
    const known =
      /O que chega ao nosso WhatsApp|O que fica no ar|Veja o antes e o depois|Casos de sucesso|Quem atende você|Depois do primeiro dia|À parte|O que tem preço|O preço inclui|a partir de R\$|(Mensagens|Sites?|Números|Preços|Lista|retratos) de exemplo/
    const found = known.exec(words(document.querySelector('main') ?? document.body).replaceAll('\u00a0', ' '))
    return [
      ...bare.map((one) => `bare: ${words(one)}`),
      ...empty.map((one) => `empty: ${one.outerHTML}`),
      ...(found ?? []),
    ]
  })
}

test('nothing without evidence leaves a heading, a promise or a link behind @once', async ({ page, site }) => {
  test.slow()
  const found: string[] = []
  const links = new Set<string>()
  for (const path of pagePaths) {
    await site.open(`${own?.url}${path}`)
    found.push(...(await leftovers(page)).map((what) => `${path}: ${what}`))
    const anchors = await page
      .locator('a[href*="#"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const anchor of anchors) if (new URL(anchor).origin === own?.url) links.add(anchor)
    await expectAccessible(page)
  }
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    const html = await (await fetch(`${own?.url}${pathname}`)).text()
    if (!html.includes(`id="${hash.slice(1)}"`)) found.push(`${link} leads to nothing`)
  }

  expect(links.size).toBeGreaterThan(5)
  expect(found).toEqual([])
})
