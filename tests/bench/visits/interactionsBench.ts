import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowLine } from '../phone/startSlowLine.ts'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { bringIntoView, pressEscape, tap, type, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, written } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'
import { noteInteractions, slowestSince } from './eventTiming.ts'
import { type Interaction, type VisitedPage, visitedPages } from './interactions.ts'

/**
 * Before the page has its code, as soon as it is painted, or when what is touched has come to life and to rest. `again` is the
 * composed site's first page once more: what differs between the two is the machine's noise.
 */
const columns = ['painted', 'painted monolith', 'alive', 'alive monolith', 'alive again'] as const
type Column = (typeof columns)[number]
type Found = Record<string, Partial<Record<Column, number[]>>>

/** Prints how long after a touch the next paint is, at the most of each interaction, with a phone's line and processor. */
export async function interactionsBench(runs: number): Promise<Figures> {
  const sites = await startSites(visitedPages.map(({ route }) => route))
  const figures: Record<string, Partial<Record<Column, Spread>>> = {}
  console.log(`\nFrom touch to next paint on a slow phone, ms, medians of ${runs} (0: less than 16, or a new document)`)
  console.log(row('', [...columns, 'noise']))
  try {
    for (const [index, page] of visitedPages.entries()) {
      const found: Found = {}
      for (let run = 0; run < runs; run++) {
        for (const column of columns) {
          if (column === 'alive again' && index > 0) continue
          const line = sites.lines[column.endsWith('monolith') ? 'monolith' : 'composed']
          const visit = column.startsWith('painted') ? touchPainted : touchAlive
          for (const [name, time] of await visit(sites.devtools, line, page)) {
            const times = found[name] ?? {}
            found[name] = { ...times, [column]: [...(times[column] ?? []), time] }
          }
        }
      }
      for (const { name } of page.interactions) {
        const spreads = columns.map((column) => spreadOf(found[name]?.[column] ?? []))
        figures[name] = Object.fromEntries(columns.map((column, at) => [column, spreads[at]]))
        console.log(row(name, [...spreads.map(written), ratio(spreads[2], spreads[4])]))
      }
    }
  } finally {
    await sites.stop()
  }
  return figures
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(18) + cells.map((cell) => cell.padEnd(18)).join('')
}

type Times = Map<string, number>

/** Only the first touch of a document finds it without its code: each interaction has one of its own. */
async function touchPainted(devtools: Devtools, line: SlowLine, page: VisitedPage): Promise<Times> {
  const times: Times = new Map()
  for (const interaction of page.interactions) {
    await onPage(
      devtools,
      line,
      page,
      async (phone) => void times.set(interaction.name, await play(phone, interaction)),
    )
  }
  return times
}

/** One after the other in one visit, each when the page has come to rest and its part is in view, as for who has read it. */
async function touchAlive(devtools: Devtools, line: SlowLine, page: VisitedPage): Promise<Times> {
  const times: Times = new Map()
  await onPage(devtools, line, page, async (phone) => {
    for (const [index, interaction] of page.interactions.entries()) {
      if (index > 0) await (page.leave ? tap(phone, page.leave) : pressEscape(phone))
      // Parts come to life when they are scrolled to.
      await bringIntoView(phone, interaction.taps[0])
      await settled(phone, line)
      times.set(interaction.name, await play(phone, interaction))
    }
  })
  return times
}

async function onPage(
  devtools: Devtools,
  line: SlowLine,
  { route }: VisitedPage,
  visit: (phone: Phone) => Promise<void>,
) {
  const phone = await openPhone(devtools, noteInteractions)
  try {
    await phone.open(`http://localhost:${line.port}${route}`)
    await until(phone, `performance.getEntriesByName('first-contentful-paint').length`)
    await visit(phone)
  } finally {
    await phone.close()
  }
}

async function play(phone: Phone, { taps, types }: Interaction): Promise<number> {
  const from = await phone.run(() => performance.now())
  for (const selector of taps) await tap(phone, selector)
  if (types) await type(phone, types)
  return slowestSince(phone, Number(from))
}
