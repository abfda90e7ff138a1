import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { startDevtools } from './startDevtools.ts'
import { startSlowLine } from './startSlowLine.ts'
import { type Load, traceLoad } from './traceLoad.ts'

const RUNS = 5
const routes = ['/', '/blog', '/quiz']
/** What a page is allowed to do costs a browser time, too: a tab of its own process, for example. */
const sameHeaders = ['content-type', 'content-security-policy', 'cross-origin-opener-policy', 'permissions-policy']
const times = ['paint', 'largest', 'blocked', 'longest', 'script'] as const

/**
 * Prints how the composed pages compare with static copies, the same documents without any script: over a phone's line,
 * with tasks as a processor four times slower would need them. Both alternate; medians.
 */
export async function speedBench(): Promise<void> {
  const site = await startOwnSite()
  const line = await startSlowLine(Number(new URL(site.url).port))
  const devtools = startDevtools()
  console.log(`\nComposed page / its static copy on a slow phone, medians of ${RUNS} loads, ms (ratio)`)
  console.log(`${'route'.padEnd(12)}${times.map((time) => time.padEnd(20)).join('')}hydrated`)
  for (const route of routes) {
    const copy = await startStaticCopy(site.url + route)
    const composed: Load[] = []
    const scriptless: Load[] = []
    for (let run = 0; run < RUNS; run++) {
      composed.push(await traceLoad(devtools, `http://localhost:${line.port}${route}`))
      scriptless.push(await traceLoad(devtools, `http://localhost:${copy.port}/`))
    }
    const cells = times.map((time) => compare(median(composed, time), median(scriptless, time)).padEnd(20))
    console.log(`${route.padEnd(12)}${cells.join('')}${median(composed, 'hydrated')}`)
    copy.stop()
  }
  await devtools.stop()
  line.stop()
  await site.stop()
}

/** A page's document with the headers it is sent with, but without its scripts, over a line as slow. */
async function startStaticCopy(url: string) {
  const page = await fetch(url)
  const headers = Object.fromEntries(sameHeaders.map((name) => [name, page.headers.get(name) ?? '']))
  const body = brotliCompressSync((await page.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    return response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(body)
  })
  const line = await startSlowLine(await listenOnFreePort(server))
  return {
    port: line.port,
    stop() {
      line.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

function compare(ours: number, scriptless: number): string {
  return `${ours} / ${scriptless}${scriptless > 0 ? ` (${(ours / scriptless).toFixed(2)})` : ''}`
}

function median(loads: readonly Load[], time: keyof Load): number {
  const sorted = loads.map((load) => load[time]).sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
