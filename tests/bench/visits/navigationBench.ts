import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowLine } from '../phone/startSlowLine.ts'
import { rest, tap, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, written } from '../report/spread.ts'
import { forEachSite, type SiteName, siteNames, startSites } from '../twins/startSites.ts'

/**
 * Ways from the home page: to one that is fetched ahead, to another of the same remote, to one of another remote; tapped at
 * once, and after a mouse has rested on the link.
 */
const ways = [
  { name: 'prefetched', path: '/contato', rests: false },
  { name: 'same remote', path: '/sobre', rests: false },
  { name: 'same remote, rested', path: '/sobre', rests: true },
  { name: 'other remote', path: '/blog', rests: false },
  { name: 'other remote, rested', path: '/blog', rests: true },
]

/** Longer than a page takes that is fetched ahead. */
const REST = 1500

/** Prints how long a page takes from the tap on a link to its paint, and the same page as a new document. */
export async function navigationBench(runs: number): Promise<Figures> {
  const paths = [...new Set(ways.map(({ path }) => path))]
  const { devtools, lines, stop } = await startSites(['/', ...paths])
  const figures: Record<string, { tapped: Record<SiteName, Spread | undefined>; hard: Spread | undefined }> = {}
  console.log(`\nFrom tap to paint on a slow phone, ms, medians of ${runs}`)
  console.log(row('', ['link', '(monolith)', 'new document', 'ratio']))
  try {
    const tapped = forEachSite(() => new Map<string, number[]>())
    const hard = new Map<string, number[]>()
    for (let run = 0; run < runs; run++) {
      for (const { name, path, rests } of ways) {
        for (const site of siteNames) {
          note(tapped[site], name, await timeTo(devtools, lines[site], path, tapLink(path, rests)))
        }
        // One new document is what every way to its page is set beside.
        if (!rests) note(hard, path, await timeTo(devtools, lines.composed, path, openAnew(path)))
      }
    }
    for (const { name, path } of ways) {
      const spreads = {
        tapped: forEachSite((site) => spreadOf(tapped[site].get(name) ?? [])),
        hard: spreadOf(hard.get(path) ?? []),
      }
      figures[name] = spreads
      const { composed, monolith } = spreads.tapped
      console.log(
        row(name, [written(composed), written(monolith), written(spreads.hard), ratio(composed, spreads.hard)]),
      )
    }
  } finally {
    await stop()
  }
  return figures
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padEnd(22)).join('')
}

function note(times: Map<string, number[]>, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time])
}

/** Goes from the home page, alive and quiet, to a path. Answers the time from the beginning of that to the page's paint. */
async function timeTo(devtools: Devtools, line: SlowLine, path: string, go: (phone: Phone) => Promise<number>) {
  const phone = await openPhone(devtools, notePaint)
  try {
    await phone.open(`http://localhost:${line.port}/`)
    await settled(phone, line)
    const from = await go(phone)
    await until(phone, `location.pathname === '${path}' && window.__painted > ${from}`)
    return v.parse(v.number(), await phone.run(() => Reflect.get(window, '__painted'))) - from
  } finally {
    await phone.close()
  }
}

function tapLink(path: string, rests: boolean) {
  const link = `:is(main, footer) a[href="${path}"]`
  return async (phone: Phone): Promise<number> => {
    if (rests) {
      await rest(phone, link)
      await wait(REST)
    }
    return tap(phone, link)
  }
}

/** Without the cache's document, as a link does it that scripts leave to the browser. */
function openAnew(path: string) {
  return async (phone: Phone): Promise<number> => {
    await wait(100)
    return v.parse(
      v.number(),
      await phone.run(`() => {
        const from = Date.now()
        setTimeout(() => location.assign(${JSON.stringify(path)}))
        return from
      }`),
    )
  }
}

/** Before anything else of a document: notes when it, or a page that has taken its place, was painted. Sent as text. */
function notePaint(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) Object.assign(window, { __painted: performance.timeOrigin + paint.startTime })
  }).observe({ type: 'paint', buffered: true })
  let shown: string | null | undefined
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent
    if (!heading || heading === shown) return
    const isFirst = shown === undefined
    shown = heading
    if (isFirst) return
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { __painted: Date.now() })))
  }).observe(document, { subtree: true, childList: true })
}
