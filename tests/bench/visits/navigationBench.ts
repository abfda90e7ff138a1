import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowLine } from '../phone/startSlowLine.ts'
import { rest, tap, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, written } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'

/** `again` is the composed site once more. */
const columns = ['composed', 'monolith', 'again'] as const
type Column = (typeof columns)[number]

/**
 * Ways from the home page: to one that is fetched ahead, to another of the same remote, to one of another remote; tapped at
 * once, and after a mouse has rested on the link.
 */
const ways: readonly Way[] = [
  // Noise is what the same visit differs by from itself.
  { name: 'prefetched', path: '/contato', rests: false, isRepeated: true },
  { name: 'same remote', path: '/sobre', rests: false },
  { name: 'same remote, rested', path: '/sobre', rests: true },
  { name: 'other remote', path: '/blog', rests: false },
  { name: 'other remote, rested', path: '/blog', rests: true },
]

type Way = { name: string; path: string; rests: boolean; isRepeated?: boolean }

/** Longer than a page takes that is fetched ahead. */
const REST = 1500

/** Prints how long a page takes from the tap on a link to its paint, and the same page as a new document. */
export async function navigationBench(runs: number): Promise<Figures> {
  const paths = [...new Set(ways.map(({ path }) => path))]
  const { devtools, lines, stop } = await startSites(['/', ...paths])
  const figures: Record<string, Record<Column | 'hard', Spread | undefined>> = {}
  console.log(`\nFrom tap to paint on a slow phone, ms, medians of ${runs}`)
  console.log(row('', ['link', '(monolith)', 'again', 'new document', 'ratio', 'noise']))
  try {
    const tapped = new Map<string, number[]>()
    const hard = new Map<string, number[]>()
    for (let run = 0; run < runs; run++) {
      for (const { name, path, rests, isRepeated } of ways) {
        for (const column of columns) {
          if (column === 'again' && !isRepeated) continue
          const line = lines[column === 'monolith' ? column : 'composed']
          note(tapped, name + column, await timeTo(devtools, line, path, tapLink(path, rests)))
        }
        // One new document is what every way to its page is set beside.
        if (!rests) note(hard, path, await timeTo(devtools, lines.composed, path, openAnew(path)))
      }
    }
    for (const { name, path } of ways) {
      const spread = (column: Column) => spreadOf(tapped.get(name + column) ?? [])
      const [composed, monolith, again] = columns.map(spread)
      const document = spreadOf(hard.get(path) ?? [])
      figures[name] = { composed, monolith, again, hard: document }
      const ratios = [ratio(composed, document), ratio(composed, again)]
      console.log(row(name, [...[composed, monolith, again, document].map(written), ...ratios]))
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
