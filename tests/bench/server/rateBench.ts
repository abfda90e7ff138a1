import { get } from 'node:http'
import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, formatSpread } from '../report/spread.ts'
import { type SentRequest, requestContinuously, type Rate } from './requestContinuously.ts'
import { startBareServers } from './bareServers.ts'
import { waitUntilIdle } from './processorTime.ts'

const ROUTE = '/'
const SECONDS = 2
const keys = ['perSecond', 'p99', 'processor'] as const
const labels = ['responses per second', 'p99, ms', 'CPU time each, µs']
const compressed = { 'Accept-Encoding': 'br' }

/** Prints how many finished pages are sent per second, alternating with servers that only send the same bytes. */
export async function rateBench(runs: number): Promise<Figures> {
  const site = await startOwnSite()
  const { body, etag } = await pageOf(site.url + ROUTE)
  const bare = await startBareServers(body, site.releasesFolder)
  const ours = { port: Number(new URL(site.url).port), pid: site.process.pid, path: ROUTE }
  const requests: Record<string, { request: SentRequest; status: number }> = {
    page: { request: { ...ours, headers: compressed }, status: 200 },
    'not modified': { request: { ...ours, headers: { ...compressed, 'If-None-Match': etag } }, status: 304 },
    'bare Node server': { request: { ...bare.node, path: ROUTE, headers: compressed }, status: 200 },
    // The difference between two equal servers is noise.
    'bare Node again': { request: { ...bare.node, path: ROUTE, headers: compressed }, status: 200 },
    ...(bare.nginx && { nginx: { request: { ...bare.nginx, path: ROUTE, headers: compressed }, status: 200 } }),
    // nginx needs a third-party module for Brotli, so this is the export's gzip file.
    ...(bare.exported && {
      'nginx, the export': {
        request: { ...bare.exported, path: ROUTE, headers: { 'Accept-Encoding': 'gzip' } },
        status: 200,
      },
    }),
  }
  const rates: Record<string, Rate[]> = {}
  await waitUntilIdle(site.process.pid)
  try {
    // The first round warms up the JIT compilers and is not counted.
    for (let run = 0; run <= runs; run++) {
      for (const [name, { request, status }] of Object.entries(requests)) {
        const rate = await requestContinuously(request, status, run === 0 ? 1 : SECONDS)
        rates[name] = run === 0 ? [] : [...(rates[name] ?? []), rate]
      }
    }
  } finally {
    await bare.stop()
    await site.stop()
  }
  const figures: Record<string, Partial<Record<keyof Rate, Spread>>> = {}
  for (const [name, measured] of Object.entries(rates)) {
    const spreads = keys.map((key) => [key, spreadOf(measured.map((rate) => rate[key]))] as const)
    figures[name] = Object.fromEntries(spreads.filter(([, spread]) => spread))
  }
  console.log(`\n${ROUTE}, ${body.length} bytes, 32 connections, medians of ${runs}`)
  console.log(
    `${''.padEnd(20)}${labels.map((label) => label.padEnd(26)).join('')}rate and CPU time relative to bare Node`,
  )
  const bareRate = figures['bare Node server']
  if (!bare.nginx) console.log('nginx is not installed, so its rows are missing.')
  for (const [name, figure] of Object.entries(figures)) {
    const cells = keys.map((key) => formatSpread(figure[key]).padEnd(26))
    const compared = `${ratio(figure.perSecond, bareRate?.perSecond)}, ${ratio(figure.processor, bareRate?.processor)}`
    console.log(`${name.padEnd(20)}${cells.join('')}${compared}`)
  }
  return figures
}

/** A page's compressed body and its ETag. */
function pageOf(url: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { headers: compressed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.once('end', () => resolve({ body: Buffer.concat(chunks), etag: response.headers.etag ?? '' }))
    })
    outgoing.once('error', reject)
  })
}
