import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'
import { waitUntil } from '../phone/touch.ts'
import type { Figures } from '../report/Report.ts'
import { siteNames, startSites } from '../twins/startSites.ts'

const NAVIGATIONS = 100
/** Pages between which the visitor navigates without a new document: they are prefetched. */
const paths = ['/servicos', '/contato'] as const
const usage = v.object({ usedSize: v.number() })

/** Heap sizes in bytes. */
type HeapSizes = { before: number; after: number; each: number }

/** Prints the heap of a tab after one round, and after a hundred more client-side navigations. */
export async function memoryBench(): Promise<Figures> {
  const { devtools, ports, stop } = await startSites(['/'])
  const figures: Record<string, HeapSizes> = {}
  try {
    for (const site of siteNames) {
      const phone = await openPhone(devtools)
      const { before, after, each } = await measureHeap(phone, `http://localhost:${ports[site]}/`)
      await phone.close()
      figures[site] = { before, after, each }
      console.log(
        `\nHeap, ${site}: ${before} bytes, after ${NAVIGATIONS} navigations ${after}: ${each} each, measured once`,
      )
    }
  } finally {
    await stop()
  }
  return figures
}

/** Navigates back and forth in a tab. @throws Error if a navigation loads a new document. */
async function measureHeap(phone: Phone, url: string): Promise<HeapSizes> {
  await phone.open(url)
  // The browser handles earlier clicks itself, with a new document.
  await phone.run(() => dispatchEvent(new Event('pointerdown')) && undefined)
  await waitUntil(phone, `performance.getEntriesByName('hydrated').length`)
  await waitUntilSettled(phone)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await phone.run(() => Object.assign(window, { __document: true }) && undefined)
  for (const path of paths) await navigate(phone, path)
  const before = await heapBytes(phone)
  for (let count = 0; count < NAVIGATIONS; count++) await navigate(phone, paths[count % paths.length] ?? paths[0])
  const after = await heapBytes(phone)
  if (!(await phone.run(() => Reflect.get(window, '__document'))))
    throw new Error('A navigation loaded a new document.')
  return { before, after, each: Math.round((after - before) / NAVIGATIONS) }
}

async function navigate(phone: Phone, path: string): Promise<void> {
  await waitUntil(phone, `document.querySelector('footer a[href="${path}"]')`)
  await phone.run(`() => document.querySelector('footer a[href="${path}"]').click()`)
  await waitUntil(phone, `location.pathname === '${path}' && document.querySelector('main h1')`)
  // A page that is left at once would never be shown.
  await wait(100)
}

async function heapBytes(phone: Phone): Promise<number> {
  await phone.send('HeapProfiler.collectGarbage')
  return v.parse(usage, await phone.send('Runtime.getHeapUsage')).usedSize
}
