import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { type Devtools, startDevtools } from '../phone/startDevtools.ts'
import { type SlowLine, startSlowLine } from '../phone/startSlowLine.ts'
import { rest, tap, until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, written } from '../report/spread.ts'

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
  const site = await startOwnSite()
  const line = await startSlowLine(Number(new URL(site.url).port))
  const devtools = startDevtools()
  const figures: Record<string, { tapped: Spread | undefined; hard: Spread | undefined }> = {}
  console.log(`\nFrom tap to paint on a slow phone, ms, medians of ${runs}`)
  console.log(`${''.padEnd(24)}${'link'.padEnd(22)}${'new document'.padEnd(22)}ratio`)
  try {
    const tapped = new Map<string, number[]>()
    const hard = new Map<string, number[]>()
    for (let run = 0; run < runs; run++) {
      for (const { name, path, rests } of ways) {
        note(tapped, name, await timeTo(devtools, line, path, tapLink(path, rests)))
        // One new document is what every way to its page is set beside.
        if (!rests) note(hard, path, await timeTo(devtools, line, path, openAnew(path)))
      }
    }
    for (const { name, path } of ways) {
      const spreads = { tapped: spreadOf(tapped.get(name) ?? []), hard: spreadOf(hard.get(path) ?? []) }
      figures[name] = spreads
      const cells = [name.padEnd(24), written(spreads.tapped).padEnd(22), written(spreads.hard).padEnd(22)]
      console.log(`${cells.join('')}${ratio(spreads.tapped, spreads.hard)}`)
    }
  } finally {
    await devtools.stop()
    line.stop()
    await site.stop()
  }
  return figures
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
  let shown = location.pathname
  new MutationObserver(() => {
    if (location.pathname === shown || !document.querySelector('main h1')) return
    shown = location.pathname
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { __painted: Date.now() })))
  }).observe(document, { subtree: true, childList: true })
}
