import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

/**
 * What the sample guarantees promise, and what this agency promises in its place. 'Site no ar em 1 dia' is the name of what
 * the agency sells, and stays: what a guarantee says of it is in which time, and what happens if not.
 */
const changes = [
  ['24 horas depois do briefing', '36 horas depois do briefing'],
  ['As 24 horas contam', 'As 36 horas contam'],
  ['devolvemos em até 7 dias tudo o que pagou pela criação', 'devolvemos em até 9 dias tudo o que pagou pela criação'],
  ['72 horas', '96 horas'],
  ['90 dias', '120 dias'],
  ['60 dias', '75 dias'],
  ['3x', '4x'],
  ['24/7', '12/5'],
  ['sai de graça', 'não custa nada'],
  ['sem multa', 'sem custo'],
] as const

/** Texts with the same numbers that are no guarantees: the steps are three of 24 hours, the rest is about something else. */
const otherMatters = [
  '48h a 72h',
  'que apagamos depois de 90 dias',
  'Um plano de 90 dias',
  'um plano de 90 dias',
  'Um plano de 60 dias',
]

/** What another agency includes, and what it sells at another price. */
const offer = {
  sample: false,
  briefing: 'Uma foto da fachada e o nome na placa.',
  payment: 'Só boleto, em 2 vezes.',
  included: [{ name: 'Duas páginas' }, { feature: 'booking', name: 'Agenda online de verdade' }],
  apart: [{ feature: 'orders', name: 'Pedidos na mesa', from: 777, per: 'once', deadline: '9 dias úteis' }],
}

const story = {
  sample: false,
  title: 'Começamos numa feira de sábado',
  paragraphs: ['Em 2020, a barraca do meu tio vendia caldo de cana e não tinha telefone.'],
  milestones: [{ when: '2020', what: 'O primeiro site é o da barraca.' }],
}

/** A text with this agency's promises. */
function changed(text: string): string {
  return changes.reduce((words, [former, next]) => words.replaceAll(former, next), text)
}

let own: OwnSite | undefined
let folder: string

// The server is started once, not by every worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const samples = await (await fetch(`${sharedSite.url}/_evidence.json`)).json()
  const guarantees = JSON.stringify(samples.guarantees, (_, value) =>
    typeof value === 'string' ? changed(value) : value,
  )
  writeFileSync(join(folder, 'guarantees.json'), guarantees)
  writeFileSync(join(folder, 'story.json'), JSON.stringify(story))
  writeFileSync(join(folder, 'offer.json'), JSON.stringify(offer))
  own = await startOwnSite({ EVIDENCE_DIR: folder, LEAD_RETENTION_DAYS: '45', ADDRESS_CITY: 'Olinda' })
})
test.afterAll(async () => {
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * All text of a document for people and search engines: content, descriptions, alternatives of images, and structured data.
 */
function wordsOf(html: string): string {
  const read = html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>/gs, '')
  const attributes = [...read.matchAll(/\s(?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, value]) => value)
  return [read.replace(/<[^>]*>/g, ' '), ...attributes].join('\n').replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ')
}

const textOf = async (path: string) => wordsOf(await (await fetch(`${own?.url}${path}`)).text())

test('every page shows the configured guarantees, and none the former ones', { tag: '@once' }, async ({ request }) => {
  const articles = (await publishedArticles(request)).map(({ path }) => path)
  const found: string[] = []
  for (const path of [...pagePaths, ...articles]) {
    const words = otherMatters.reduce((text, matter) => text.replaceAll(matter, ''), await textOf(path))
    for (const [former] of changes) {
      const at = words.indexOf(former)
      if (at >= 0) found.push(`${path}: …${words.slice(Math.max(0, at - 60), at + 40)}…`)
    }
  }
  expect(found).toEqual([])
  for (const path of ['/', '/agente-ia', '/garantias']) expect(await textOf(path)).toContain('96 horas')
  expect(await textOf('/servicos')).toContain('4x mais vendas em 75 dias')
})

test('every page shows what the configured list includes and sells apart, and nothing else', {
  tag: '@once',
}, async () => {
  const services = await textOf('/servicos')
  expect(services).toContain('À parte: a partir de R$ 777, em 9 dias úteis')
  expect(services).toMatch(/só nos horários livres, com lembrete\s+No preço do site/)
  expect(services).toContain('O preço inclui: duas páginas; agenda online de verdade.')
  expect(services).toContain('Só boleto, em 2 vezes.')
  expect(await textOf('/')).toContain('pedidos na mesa: a partir de R$ 777, em 9 dias úteis')
  expect(await textOf('/garantias')).toContain('Não fazem parte, e têm preço e prazo próprios: pedidos na mesa.')
  expect(await textOf('/contato')).toContain('Uma foto da fachada e o nome na placa.')

  for (const path of pagePaths) {
    // Other features are neither included nor sold, and the list has no price of theirs.
    expect(await textOf(path), path).not.toMatch(
      /R\$ (790|2\.490|190|1\.490|390)\b|imóveis com fotos e filtros|Textos escritos por nós|CPF ou CNPJ/,
    )
  }
})

test('every page shows the configured story, address and period', { tag: '@once' }, async () => {
  for (const path of pagePaths) expect(await textOf(path), path).not.toMatch(/padaria de portas|De uma padaria/)
  expect(await textOf('/sobre')).toContain(story.title)
  expect(await textOf('/contato')).not.toContain('São Paulo')
  const policy = await textOf('/privacidade')
  expect(policy).toContain('45 dias')
  expect(policy).not.toContain('24 meses')
})

test('the e-book, which is printed once, names neither the brand nor a guarantee', { tag: '@once' }, () => {
  const guide = readFileSync(join(import.meta.dirname, '../../mfe-marketing/documents/ebook.html'), 'utf8')

  expect(guide).not.toMatch(/vitrine 24h/i)
  for (const [former] of changes) expect(guide).not.toContain(former)
  expect(guide).toContain('página “Garantias”')
})
