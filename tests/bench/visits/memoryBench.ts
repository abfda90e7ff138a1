import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { until } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { siteNames, startSites } from '../twins/startSites.ts'

const NAVIGATIONS = 100
/** Pages that a visitor goes to and fro between without a new document: they are fetched ahead. */
const paths = ['/servicos', '/contato'] as const
const usage = v.object({ usedSize: v.number() })

/** Bytes of the heap. */
type Held = { before: number; after: number; each: number }

/** Prints what a tab holds after one round, and after a hundred client-side navigations more. */
export async function memoryBench(): Promise<Figures> {
  const { devtools, ports, stop } = await startSites(['/'])
  const figures: Record<string, Held> = {}
  try {
    for (const site of siteNames) {
      const phone = await openPhone(devtools)
      const { before, after, each } = await hold(phone, `http://localhost:${ports[site]}/`)
      await phone.close()
      figures[site] = { before, after, each }
      console.log(`\nHeap, ${site}: ${before} bytes, after ${NAVIGATIONS} navigations ${after}: ${each} each`)
    }
  } finally {
    await stop()
  }
  return figures
}

/** Goes to and fro in a tab. @throws Error when a page of these comes as a new document. */
async function hold(phone: Phone, url: string): Promise<Held> {
  await phone.open(url)
  await settled(phone)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await phone.run(() => Object.assign(window, { __document: true }) && undefined)
  for (const path of paths) await go(phone, path)
  const before = await heldBytes(phone)
  for (let count = 0; count < NAVIGATIONS; count++) await go(phone, paths[count % paths.length] ?? paths[0])
  const after = await heldBytes(phone)
  if (!(await phone.run(() => Reflect.get(window, '__document')))) throw new Error('A page came as a new document.')
  return { before, after, each: Math.round((after - before) / NAVIGATIONS) }
}

async function go(phone: Phone, path: string): Promise<void> {
  await phone.run(`() => document.querySelector('footer a[href="${path}"]').click()`)
  await until(phone, `location.pathname === '${path}' && document.querySelector('main h1')`)
  // Safari's limit of 100 entries in 10 s is not this browser's, but a page that is left at once is never shown.
  await wait(100)
}

async function heldBytes(phone: Phone): Promise<number> {
  await phone.send('HeapProfiler.collectGarbage')
  return v.parse(usage, await phone.send('Runtime.getHeapUsage')).usedSize
}
