import { get } from 'node:http'
import { startOwnSite } from '../../support/servers/startOwnSite.ts'
import type { Figures } from '../report/Report.ts'
import { ratio, type Spread, spreadOf, written } from '../report/spread.ts'
import { type Asked, askOnAndOn, type Rate } from './askOnAndOn.ts'
import { startBareServers } from './bareServers.ts'
import { atRest } from './processorTime.ts'

const ROUTE = '/'
const SECONDS = 2
const keys = ['perSecond', 'p99', 'processor'] as const
const labels = ['answers a second', 'p99, ms', 'processor each, µs']
const compressed = { 'Accept-Encoding': 'br' }

/** Prints how often a finished page is sent in a second, beside servers that send the same bytes and do nothing else. In turn. */
export async function rateBench(runs: number): Promise<Figures> {
  const site = await startOwnSite()
  const { body, etag } = await pageOf(site.url + ROUTE)
  const bare = await startBareServers(body, site.releasesFolder)
  const ours = { port: Number(new URL(site.url).port), pid: site.process.pid, path: ROUTE }
  const asked: Record<string, { of: Asked; status: number }> = {
    page: { of: { ...ours, headers: compressed }, status: 200 },
    'not modified': { of: { ...ours, headers: { ...compressed, 'If-None-Match': etag } }, status: 304 },
    'bare Node server': { of: { ...bare.node, path: ROUTE, headers: compressed }, status: 200 },
    ...(bare.nginx && { nginx: { of: { ...bare.nginx, path: ROUTE, headers: compressed }, status: 200 } }),
    // Without a module of others nginx sends no Brotli: these are its export's own gzip files.
    ...(bare.exported && {
      'nginx, the export': {
        of: { ...bare.exported, path: ROUTE, headers: { 'Accept-Encoding': 'gzip' } },
        status: 200,
      },
    }),
  }
  const rates: Record<string, Rate[]> = {}
  await atRest(site.process.pid)
  try {
    // The first round is for the compilers: it is not counted.
    for (let run = 0; run <= runs; run++) {
      for (const [name, { of, status }] of Object.entries(asked)) {
        const rate = await askOnAndOn(of, status, run === 0 ? 1 : SECONDS)
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
  console.log(`${''.padEnd(20)}${labels.map((label) => label.padEnd(26)).join('')}rate and processor to bare Node`)
  const bareRate = figures['bare Node server']
  if (!bare.nginx) console.log('nginx is not installed: there is no row of it.')
  for (const [name, figure] of Object.entries(figures)) {
    const cells = keys.map((key) => written(figure[key]).padEnd(26))
    const compared = `${ratio(figure.perSecond, bareRate?.perSecond)}, ${ratio(figure.processor, bareRate?.processor)}`
    console.log(`${name.padEnd(20)}${cells.join('')}${compared}`)
  }
  return figures
}

/** A page as it is sent, compressed. */
function pageOf(url: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers: compressed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.once('end', () => resolve({ body: Buffer.concat(chunks), etag: response.headers.etag ?? '' }))
    })
    asking.once('error', reject)
  })
}
