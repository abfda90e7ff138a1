import { connect } from 'node:net'
import { openSite } from './openSite.ts'

const opened: { close(): Promise<void> }[] = []

/** For `afterEach`: closes the sites that a test has opened. */
export async function closeSites(): Promise<void> {
  for (const site of opened.splice(0)) await site.close()
}

/** Opens a site, and closes it after the test. */
export async function open(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  opened.push(site)
  return site
}

/** Sends raw bytes and resolves with everything received until the server closes the connection. */
export async function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** Listens on a free port. Returns the port. */
export async function listening(site: Awaited<ReturnType<typeof openSite>>) {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
