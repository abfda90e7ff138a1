import { createServer } from 'node:net'

/** The first port from `from` on that nothing listens on. */
export async function freePort(from: number): Promise<number> {
  return (await isFree(from)) ? from : freePort(from + 1)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
