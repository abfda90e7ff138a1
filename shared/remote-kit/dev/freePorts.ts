import { createServer } from 'node:net'

/** The first `count` ports from `from` on that nothing listens on. */
export async function freePorts(from: number, count: number): Promise<number[]> {
  const ports: number[] = []
  for (let port = from; ports.length < count; port++) if (await isFree(port)) ports.push(port)
  return ports
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
