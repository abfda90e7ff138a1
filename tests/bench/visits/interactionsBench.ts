import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowConnection } from '../phone/startSlowConnection.ts'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'
import {
  bringIntoView,
  fillIn,
  pressEscape,
  tap,
  type,
  waitUntil,
  waitUntilHidden,
  waitUntilVisible,
} from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { formatSpread, ratio, type Spread, spreadOf } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'
import { recordInteractions, slowestSince } from './eventTiming.ts'
import { type Interaction, type VisitedPage, visitedPage } from './interactions.ts'

/**
 * As soon as the page is painted, before it has its code, or once the touched part is hydrated and the page has settled. `again`
 * is the composed site's first page once more: the difference between the two is noise of the machine. The monolith twin is not
 * measured when just painted, because it is the same document with the same loader then.
 */
const columns = ['painted', 'hydrated', 'hydrated monolith', 'hydrated again'] as const
type Column = (typeof columns)[number]
type TimesByInteraction = Record<string, Partial<Record<Column, number[]>>>

/** Prints the longest time from an input to the next paint in each interaction, with a phone's connection and processor. */
export async function interactionsBench(routes: readonly string[], runs: number): Promise<Figures> {
  const sites = await startSites(routes)
  const figures: Record<string, Record<string, Partial<Record<Column, Spread>>>> = {}
  console.log(`\nFrom tap to next paint on a slow phone, ms, medians of ${runs} (0: less than 16, or a new document)`)
  console.log(row('', [...columns, 'noise']))
  try {
    for (const [index, page] of routes.map(visitedPage).entries()) {
      console.log(page.route)
      // A page that fails leaves the others their figures.
      const found = await timesOf(sites, page, runs, index === 0).catch((error: unknown) => {
        console.error(`${page.route} failed:`, error)
        process.exitCode = 1
        return {} as TimesByInteraction
      })
      const ofPage: Record<string, Partial<Record<Column, Spread>>> = {}
      figures[page.route] = ofPage
      for (const { name } of page.interactions) {
        const spreads = columns.map((column) => spreadOf(found[name]?.[column] ?? []))
        ofPage[name] = Object.fromEntries(columns.map((column, at) => [column, spreads[at]]))
        console.log(row(`  ${name}`, [...spreads.map(formatSpread), ratio(spreads[1], spreads[3])]))
      }
    }
  } finally {
    await sites.stop()
  }
  return figures
}

async function timesOf(
  { devtools, connections }: Awaited<ReturnType<typeof startSites>>,
  page: VisitedPage,
  runs: number,
  isTwice: boolean,
): Promise<TimesByInteraction> {
  const found: TimesByInteraction = {}
  for (let run = 0; run < runs; run++) {
    for (const column of columns) {
      if (column === 'hydrated again' && !isTwice) continue
      const connection = connections[column === 'hydrated monolith' ? 'monolith' : 'composed']
      const visit = column === 'painted' ? touchPainted : touchHydrated
      const visitPage = () => visit(devtools, connection, page)
      // On a busy machine a page may exceed the time-out: the visit is retried once.
      for (const [name, time] of await visitPage().catch(visitPage)) {
        const times = found[name] ?? {}
        found[name] = { ...times, [column]: [...(times[column] ?? []), time] }
      }
    }
  }
  return found
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padEnd(18)).join('')
}

type Times = Map<string, number>

/** Only a document's first input can come before its code, so each interaction gets its own document. */
async function touchPainted(devtools: Devtools, connection: SlowConnection, page: VisitedPage): Promise<Times> {
  const times: Times = new Map()
  for (const interaction of page.interactions) {
    if (interaction.before) continue
    await onPage(
      devtools,
      connection,
      page,
      async (phone) => void times.set(interaction.name, await play(phone, interaction)),
    )
  }
  return times
}

/** All interactions in one visit, each once the page has settled with the touched part in view, as after reading it. */
async function touchHydrated(devtools: Devtools, connection: SlowConnection, page: VisitedPage): Promise<Times> {
  const times: Times = new Map()
  await onPage(devtools, connection, page, async (phone) => {
    // A public page waits for the first touch.
    await phone.run(() => void dispatchEvent(new Event('pointerdown')))
    await waitUntil(phone, `performance.getEntriesByName('hydrated').length`)
    for (const [index, interaction] of page.interactions.entries()) {
      if (index > 0) await (page.leave ? tap(phone, page.leave) : pressEscape(phone))
      for (const step of interaction.before ?? []) {
        await ('tap' in step ? tap(phone, step.tap) : fillIn(phone, step.fillIn))
      }
      // Islands are hydrated when they come into view.
      await bringIntoView(phone, interaction.taps[0])
      await waitUntilSettled(phone, connection)
      times.set(interaction.name, await play(phone, interaction))
    }
  })
  return times
}

async function onPage(
  devtools: Devtools,
  connection: SlowConnection,
  { route }: VisitedPage,
  visit: (phone: Phone) => Promise<void>,
) {
  const phone = await openPhone(devtools, recordInteractions)
  try {
    await phone.open(`http://localhost:${connection.port}${route}`)
    await waitUntil(phone, `performance.getEntriesByName('first-contentful-paint').length`)
    await visit(phone)
  } finally {
    await phone.close()
  }
}

async function play(phone: Phone, { taps, types, shows, ends }: Interaction): Promise<number> {
  const from = await phone.run(() => performance.now())
  for (const selector of taps) await tap(phone, selector)
  if (types) await type(phone, types)
  const slowest = await slowestSince(phone, Number(from))
  if (shows) await waitUntilVisible(phone, shows)
  if (ends) await waitUntilHidden(phone, ends)
  return slowest
}
