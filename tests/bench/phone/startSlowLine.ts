import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

const ONE_WAY = 75
const TICK = 10
/** 1.6 Mbit/s. */
const BYTES_PER_TICK = (1_600_000 / 8 / 1000) * TICK

export type SlowLine = Awaited<ReturnType<typeof startSlowLine>>

/** A way to a local port as a phone has it: 150 ms of round trip and 1.6 Mbit/s for all connections together. */
export async function startSlowLine(target: number) {
  const lines = new Set<{ waiting: Buffer[]; phone: Socket; ended: boolean }>()
  let moved = Date.now()
  const server = createServer((phone) => {
    const site = connect(target)
    const line = { waiting: [] as Buffer[], phone, ended: false }
    lines.add(line)
    phone.on('data', (data) => {
      moved = Date.now()
      setTimeout(() => site.writable && site.write(data), ONE_WAY)
    })
    site.on('data', (data) => line.waiting.push(data))
    site.on('end', () => {
      line.ended = true
    })
    for (const [one, other] of [
      [phone, site],
      [site, phone],
    ] as const)
      one.on('error', () => other.destroy())
    phone.on('close', () => {
      lines.delete(line)
      site.destroy()
    })
  })
  const timer = setInterval(() => {
    const busy = [...lines].filter(({ waiting }) => waiting.length > 0).length
    for (const line of lines) {
      const sent = Buffer.concat(line.waiting)
      const part = sent.subarray(0, BYTES_PER_TICK / Math.max(1, busy))
      line.waiting = sent.length > part.length ? [sent.subarray(part.length)] : []
      if (part.length > 0) moved = Date.now() + ONE_WAY
      if (part.length > 0) setTimeout(() => line.phone.writable && line.phone.write(part), ONE_WAY)
      else if (line.ended) setTimeout(() => line.phone.end(), ONE_WAY)
    }
  }, TICK)
  const port = await listenOnFreePort(server)
  return {
    port,
    /** How long nothing has come or gone, in ms. */
    silence: () => Date.now() - moved,
    stop() {
      clearInterval(timer)
      server.close()
      for (const { phone } of lines) phone.destroy()
    },
  }
}
