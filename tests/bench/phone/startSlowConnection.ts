import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

const TICK = 10
/** A phone's line: round trips in ms, and bits per second for all sockets together. */
const phoneLine = { roundTrip: 150, bitsPerSecond: 1_600_000 }

export type SlowConnection = Awaited<ReturnType<typeof startSlowConnection>>

/** A proxy to a local port with a phone's network, or a slower one. */
export async function startSlowConnection(target: number, { roundTrip, bitsPerSecond } = phoneLine) {
  const oneWay = roundTrip / 2
  const bytesPerTick = (bitsPerSecond / 8 / 1000) * TICK
  const sockets = new Set<{ pending: Buffer[]; phone: Socket; ended: boolean }>()
  let lastActive = Date.now()
  const server = createServer((phone) => {
    const site = connect(target)
    const socket = { pending: [] as Buffer[], phone, ended: false }
    sockets.add(socket)
    phone.on('data', (data) => {
      lastActive = Date.now()
      setTimeout(() => site.writable && site.write(data), oneWay)
    })
    site.on('data', (data) => socket.pending.push(data))
    site.on('end', () => {
      socket.ended = true
    })
    for (const [one, other] of [
      [phone, site],
      [site, phone],
    ] as const)
      one.on('error', () => other.destroy())
    phone.on('close', () => {
      sockets.delete(socket)
      site.destroy()
    })
  })
  const timer = setInterval(() => {
    const busy = [...sockets].filter(({ pending }) => pending.length > 0).length
    for (const socket of sockets) {
      const pending = Buffer.concat(socket.pending)
      const part = pending.subarray(0, bytesPerTick / Math.max(1, busy))
      socket.pending = pending.length > part.length ? [pending.subarray(part.length)] : []
      if (part.length > 0) lastActive = Date.now() + oneWay
      if (part.length > 0) setTimeout(() => socket.phone.writable && socket.phone.write(part), oneWay)
      else if (socket.ended) setTimeout(() => socket.phone.end(), oneWay)
    }
  }, TICK)
  const port = await listenOnFreePort(server)
  return {
    port,
    /** How long nothing was transferred, in ms. */
    idleTime: () => Date.now() - lastActive,
    stop() {
      clearInterval(timer)
      server.close()
      for (const { phone } of sockets) phone.destroy()
    },
  }
}
