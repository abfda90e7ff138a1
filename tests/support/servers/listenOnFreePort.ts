import { type AddressInfo, createServer, type Server } from 'node:net'

/** Makes a server listen on a free local port. Returns the port. */
export const listenOnFreePort = (server: Server): Promise<number> => listen(server, 0, '127.0.0.1')

/** A free local port, for a program that cannot choose one by itself: the preferred one if nobody listens to it. */
export async function freePort(preferred = 0): Promise<number> {
  const server = createServer()
  // Without a host: somebody may listen to the port at any address of this machine.
  const port = await listen(server, preferred).catch(() => listen(server, 0))
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return (server.address() as AddressInfo).port
}
