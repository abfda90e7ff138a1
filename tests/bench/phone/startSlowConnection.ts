import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

const ONE_WAY = 75
const TICK = 10
/** 1.6 Mbit/s. */
const BYTES_PER_TICK = (1_600_000 / 8 / 1000) * TICK

export type SlowConnection = Awaited<ReturnType<typeof startSlowConnection>>

/** A proxy to a local port with a phone's network: round trips of 150 ms, and 1.6 Mbit/s for all sockets together. */
export async function startSlowConnection(target: number) {
  const sockets = new Set<{ pending: Buffer[]; phone: Socket; ended: boolean }>()
  let lastActive = Date.now()
  const server = createServer((phone) => {
    const site = connect(target)
    const socket = { pending: [] as Buffer[], phone, ended: false }
    sockets.add(socket)
    phone.on('data', (data) => {
      lastActive = Date.now()
      setTimeout(() => site.writable && site.write(data), ONE_WAY)
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
      const part = pending.subarray(0, BYTES_PER_TICK / Math.max(1, busy))
      socket.pending = pending.length > part.length ? [pending.subarray(part.length)] : []
      if (part.length > 0) lastActive = Date.now() + ONE_WAY
      if (part.length > 0) setTimeout(() => socket.phone.writable && socket.phone.write(part), ONE_WAY)
      else if (socket.ended) setTimeout(() => socket.phone.end(), ONE_WAY)
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
