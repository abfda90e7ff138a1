import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowLine } from '../phone/startSlowLine.ts'
import { openPhone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { bringIntoView, tap, type, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { type Spread, spreadOf, written } from '../report/spread.ts'
import { type Interaction, interactions } from './interactions.ts'
import { forEachSite, type SiteName, siteNames, startSites } from '../twins/startSites.ts'

/** Before the page has its code, as soon as it is painted; or when what is touched has come to life and to rest. */
const moments = ['painted', 'alive'] as const
type Moment = (typeof moments)[number]
type Found<Value> = Record<Moment, Record<SiteName, Value>>

/** So long after the last touch its paint has been reported, in ms. */
const AFTERWARDS = 1000

/** Prints how long after a touch the next paint is, at the most of each interaction, with a phone's line and processor. */
export async function interactionsBench(runs: number): Promise<Figures> {
  const sites = await startSites([...new Set(interactions.map(({ route }) => route))])
  const figures: Record<string, Found<Spread | undefined>> = {}
  console.log(`\nFrom touch to next paint on a slow phone, ms, medians of ${runs} (0: less than 16, or a new document)`)
  console.log(row('', ['just painted', '(monolith)', 'alive', '(monolith)']))
  try {
    for (const interaction of interactions) {
      const found = forEachMoment((): number[] => [])
      for (let run = 0; run < runs; run++) {
        for (const moment of moments) {
          for (const site of siteNames) {
            found[moment][site].push(await slowest(sites.devtools, sites.lines[site], interaction, moment))
          }
        }
      }
      const spreads = forEachMoment((moment, site) => spreadOf(found[moment][site]))
      figures[interaction.name] = spreads
      const cells = moments.flatMap((moment) => siteNames.map((site) => written(spreads[moment][site])))
      console.log(row(interaction.name, cells))
    }
  } finally {
    await sites.stop()
  }
  return figures
}

function forEachMoment<Value>(make: (moment: Moment, site: SiteName) => Value): Found<Value> {
  return {
    painted: forEachSite((site) => make('painted', site)),
    alive: forEachSite((site) => make('alive', site)),
  }
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padEnd(16)).join('')
}

async function slowest(devtools: Devtools, line: SlowLine, interaction: Interaction, moment: Moment): Promise<number> {
  const phone = await openPhone(devtools, noteInteractions)
  try {
    await phone.open(`http://localhost:${line.port}${interaction.route}`)
    await until(phone, `performance.getEntriesByName('first-contentful-paint').length`)
    if (moment === 'alive') {
      // Parts come to life when they are scrolled to, and are touched when they have been read.
      await bringIntoView(phone, interaction.taps[0])
      await settled(phone, line)
    }
    for (const selector of interaction.taps) await tap(phone, selector)
    if (interaction.types) await type(phone, interaction.types)
    await wait(AFTERWARDS)
    return v.parse(v.number(), await phone.run(() => Reflect.get(window, '__slowest')))
  } finally {
    await phone.close()
  }
}

/** Before anything else of the page: keeps the longest of its interactions. Sent to the page as text. */
function noteInteractions(): void {
  Object.assign(window, { __slowest: 0 })
  // Of those that are shorter a browser tells nothing.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'interactionId')) continue
      Object.assign(window, { __slowest: Math.max(Reflect.get(window, '__slowest'), entry.duration) })
    }
  }).observe(events)
}
