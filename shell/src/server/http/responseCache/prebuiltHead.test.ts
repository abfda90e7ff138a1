import { createServer, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { type HeaderList, isSameHead, prepareHead, sendHead, warnIfNotPrebuilt } from './prebuiltHead.ts'

afterEach(() => void jest.restoreAllMocks())

/** Everything that a server sends until it closes the connection, with this way of starting a response, without the time. */
async function answered(begin: (response: ServerResponse) => void, body: string | undefined, bytes: string) {
  const server = createServer((_, response) => {
    begin(response)
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('end', () => resolve(text.replaceAll(/^date: .*\r\n/gim, '')))
    socket.on('error', reject)
  })
  await new Promise((resolve) => server.close(resolve))
  return answer
}

const asked = (version: string, connection: string) =>
  `GET / HTTP/${version}\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`
const close = asked('1.1', 'close')
const connections = [
  { how: 'once', bytes: close },
  { how: 'several times at once on a connection', bytes: asked('1.1', 'keep-alive').repeat(3) + close },
  { how: 'by HTTP/1.0', bytes: asked('1.0', 'close') },
  { how: 'by HTTP/1.0 on a kept-alive connection that then closes', bytes: asked('1.0', 'keep-alive') + close },
]
const answers: { what: string; status: number; headers: HeaderList; body?: string }[] = [
  { what: 'a page', status: 200, headers: ['etag', '"a"', 'content-length', '4', 'vary', 'accept'], body: 'page' },
  { what: 'a page of unknown length', status: 200, headers: ['etag', '"a"', 'vary', ['accept', 'dnt']], body: 'page' },
  { what: 'a 304', status: 304, headers: ['etag', '"a"', 'vary', 'accept'] },
  {
    what: 'a response that closes the connection',
    status: 200,
    headers: ['Connection', 'close', 'etag', '"a"'],
    body: 'page',
  },
]
const cases = answers.flatMap((answer) => connections.map((connection) => ({ ...answer, ...connection })))

it.each(cases)('writes the head of $what, $how, like writeHead', async ({ status, headers, body, bytes }) => {
  const head = prepareHead(status, headers)

  const prepared = await answered((response) => sendHead(response, head), body, bytes)

  expect(prepared).toBe(await answered((response) => void response.writeHead(status, headers), body, bytes))
  expect(prepared).toContain(`HTTP/1.1 ${status} `)
})

it('is used with this version of Node', () => expect(isSameHead()).toBe(true))

it.each([
  { what: 'does nothing', prepared: () => {} },
  {
    what: 'throws',
    prepared: () => {
      throw new Error('There is no such thing.')
    },
  },
  { what: 'omits a header', prepared: (response: ServerResponse) => void response.writeHead(200) },
])("is not used if Node's function $what", ({ prepared }) => expect(isSameHead(prepared)).toBe(false))

it('logs a warning at start only with a version of Node in which it is not used', () => {
  const log = { warn: jest.fn() }

  warnIfNotPrebuilt(log)
  expect(log.warn).not.toHaveBeenCalled()

  jest.spyOn(ServerResponse.prototype, 'writeHead').mockReturnThis()
  warnIfNotPrebuilt(log)
  expect(log.warn).toHaveBeenCalledWith({ node: process.version }, expect.stringContaining('not built once'))
})
