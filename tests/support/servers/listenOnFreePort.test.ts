import { createServer, type Server } from 'node:net'
import { freePort, listenOnFreePort } from './listenOnFreePort.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function takenPort(host: string): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it.each(['127.0.0.1', '::1', '::'])('finds another port than the preferred one that is taken at %s', async (host) => {
  const taken = await takenPort(host)

  const port = await freePort(taken)

  expect(port).not.toBe(taken)
  expect(port).toBeGreaterThan(0)
})

it('finds the preferred port if it is free, and any without a preference', async () => {
  const free = await freePort()

  expect(await freePort(free)).toBe(free)
})

it('makes a server listen', async () => {
  const server = createServer()
  servers.push(server)

  expect(await listenOnFreePort(server)).toBeGreaterThan(0)
})
