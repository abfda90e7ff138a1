import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import { type Devtools, startDevtools } from '../phone/startDevtools.ts'
import { type SlowLine, startSlowLine } from '../phone/startSlowLine.ts'
import { openPhone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { bringIntoView, tap, type, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { type Spread, spreadOf, written } from '../report/spread.ts'
import { type Interaction, interactions } from './interactions.ts'

/** Before the page has its code, as soon as it is painted; or when it is alive and quiet. */
type Moment = 'painted' | 'alive'

/** So long after the last touch what it asks for is still to come at the least, in ms. */
const AFTERWARDS = 1000

/** Prints how long after a touch the next paint is, at the most of each interaction, with a phone's line and processor. */
export async function interactionsBench(runs: number): Promise<Figures> {
  const site = await startOwnSite()
  const line = await startSlowLine(Number(new URL(site.url).port))
  const devtools = startDevtools()
  const figures: Record<string, Record<Moment, Spread | undefined>> = {}
  console.log(`\nFrom touch to next paint on a slow phone, ms, medians of ${runs} (0: less than 16, or a new document)`)
  console.log(`${''.padEnd(24)}${'just painted'.padEnd(24)}alive`)
  try {
    for (const interaction of interactions) {
      const found: Record<Moment, number[]> = { painted: [], alive: [] }
      for (let run = 0; run < runs; run++) {
        for (const moment of ['painted', 'alive'] as const) {
          found[moment].push(await slowest(devtools, line, interaction, moment))
        }
      }
      const spreads = { painted: spreadOf(found.painted), alive: spreadOf(found.alive) }
      figures[interaction.name] = spreads
      console.log(`${interaction.name.padEnd(24)}${written(spreads.painted).padEnd(24)}${written(spreads.alive)}`)
    }
  } finally {
    await devtools.stop()
    line.stop()
    await site.stop()
  }
  return figures
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
    await settled(phone, line)
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
