import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowConnection } from '../phone/startSlowConnection.ts'
import { bringIntoView, hover, tap, waitUntil } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { formatSpread, ratio, type Spread, spreadOf } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'

/** `again` is the composed site once more. */
const columns = ['composed', 'monolith', 'again'] as const
type Column = (typeof columns)[number]

/**
 * Navigations from the home page: to a prefetched page, to another page of the same remote, to one of another remote; with an
 * immediate tap, and after hovering over the link.
 */
const navigations: readonly LinkNavigation[] = [
  // Measured twice, because the difference between equal visits is noise.
  { name: 'prefetched', path: '/contato', hovers: false, isRepeated: true },
  { name: 'same remote', path: '/sobre', hovers: false },
  { name: 'same remote, hovered', path: '/sobre', hovers: true },
  { name: 'other remote', path: '/blog', hovers: false },
  { name: 'other remote, hovered', path: '/blog', hovers: true },
]

type LinkNavigation = { name: string; path: string; hovers: boolean; isRepeated?: boolean }

/** Longer than prefetching a page takes, in ms. */
const HOVER_TIME = 1500

/** Prints the time from a tap on a link to the page's paint, and the time of the same page as a new document. */
export async function navigationBench(runs: number): Promise<Figures> {
  const paths = [...new Set(navigations.map(({ path }) => path))]
  const { devtools, connections, stop } = await startSites(['/', ...paths])
  const figures: Record<string, Record<Column | 'hard', Spread | undefined>> = {}
  console.log(`\nFrom tap to paint on a slow phone, ms, medians of ${runs}`)
  console.log(row('', ['link', '(monolith)', 'again', 'new document', 'ratio', 'noise']))
  try {
    const tapped = new Map<string, number[]>()
    const hard = new Map<string, number[]>()
    for (let run = 0; run < runs; run++) {
      for (const { name, path, hovers, isRepeated } of navigations) {
        for (const column of columns) {
          if (column === 'again' && !isRepeated) continue
          const connection = connections[column === 'monolith' ? column : 'composed']
          addTime(tapped, name + column, await timeTo(devtools, connection, path, tapLink(path, hovers)))
        }
        // All navigations to a page are compared with the same new documents.
        if (!hovers) addTime(hard, path, await timeTo(devtools, connections.composed, path, openNewDocument(path)))
      }
    }
    for (const { name, path } of navigations) {
      const spread = (column: Column) => spreadOf(tapped.get(name + column) ?? [])
      const [composed, monolith, again] = columns.map(spread)
      const document = spreadOf(hard.get(path) ?? [])
      figures[name] = { composed, monolith, again, hard: document }
      const ratios = [ratio(composed, document), ratio(composed, again)]
      console.log(row(name, [...[composed, monolith, again, document].map(formatSpread), ...ratios]))
    }
  } finally {
    await stop()
  }
  return figures
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padEnd(22)).join('')
}

function addTime(times: Map<string, number[]>, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time])
}

/** Navigates from the settled home page, with the link in view, to a path. Returns the time from the start of `go` to the page's paint, in ms. */
async function timeTo(
  devtools: Devtools,
  connection: SlowConnection,
  path: string,
  go: (phone: Phone) => Promise<number>,
) {
  const phone = await openPhone(devtools, recordPaint)
  try {
    await phone.open(`http://localhost:${connection.port}/`)
    await waitUntilSettled(phone, connection)
    // Also before a new document, because what comes into view there is hydrated and loaded.
    await bringIntoView(phone, linkTo(path))
    await waitUntilSettled(phone, connection)
    const from = await go(phone)
    await waitUntil(phone, `location.pathname === '${path}' && window.__painted > ${from}`)
    return v.parse(v.number(), await phone.run(() => Reflect.get(window, '__painted'))) - from
  } finally {
    await phone.close()
  }
}

const linkTo = (path: string) => `:is(main, footer) a[href="${path}"]`

function tapLink(path: string, hovers: boolean) {
  const link = linkTo(path)
  return async (phone: Phone): Promise<number> => {
    if (hovers) {
      await hover(phone, link)
      await wait(HOVER_TIME)
    }
    return tap(phone, link)
  }
}

/** As a link does that scripts leave to the browser. */
function openNewDocument(path: string) {
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

/** Runs before the page's own scripts: records when the document, or a page that replaces it, is painted. Sent as text. */
function recordPaint(): void {
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
