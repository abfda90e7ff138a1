import * as v from 'valibot'
import { openPhone } from '../phone/openPhone.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowConnection } from '../phone/startSlowConnection.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'

type ScriptBytes = { before: number; after: number }

/** The script that a page loads before the first touch, and with what the idle browser adds after it, in bytes as sent. */
export async function scriptBytes(devtools: Devtools, connection: SlowConnection, route: string): Promise<ScriptBytes> {
  const phone = await openPhone(devtools)
  const read = async () => v.parse(v.number(), await phone.run(sumScripts))
  try {
    await phone.open(`http://localhost:${connection.port}${route}`)
    await waitUntilSettled(phone, connection)
    const before = await read()
    await phone.run(() => void dispatchEvent(new Event('pointerdown')))
    await waitUntilSettled(phone, connection)
    return { before, after: await read() }
  } finally {
    await phone.close()
  }
}

/** Sent to the page as text. */
function sumScripts(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.filter(({ name }) => /\.js(\?|$)/.test(name)).reduce((sum, { transferSize }) => sum + transferSize, 0)
}
