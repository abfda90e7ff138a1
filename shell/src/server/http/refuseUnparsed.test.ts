import { Socket } from 'node:net'
import { refuseUnparsed } from './refuseUnparsed.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A connection whose other side reads nothing and closes nothing. */
function open() {
  const socket = new Socket()
  const written: string[] = []
  jest.spyOn(socket, 'write').mockImplementation((chunk) => Boolean(written.push(String(chunk))))
  jest.spyOn(socket, 'end').mockImplementation((chunk) => {
    written.push(String(chunk))
    return Object.defineProperty(socket, 'writableEnded', { value: true })
  })
  Object.defineProperty(socket, 'writable', { value: true })
  const onClientError = refuseUnparsed(() => new Map())
  return { socket, written, refuse: (code?: string) => onClientError({ code }, socket) }
}

it.each([
  { code: 'HPE_HEADER_OVERFLOW', line: 'HTTP/1.1 431 Request Header Fields Too Large' },
  { code: 'ERR_HTTP_REQUEST_TIMEOUT', line: 'HTTP/1.1 408 Request Timeout' },
  { code: 'HPE_INVALID_URL', line: 'HTTP/1.1 400 Bad Request' },
  { code: undefined, line: 'HTTP/1.1 400 Bad Request' },
])('answers $code with $line', async ({ code, line }) => {
  const { written, refuse } = open()

  await refuse(code)

  expect(written[0]?.split('\r\n')[0]).toBe(line)
})

it('answers once, and cuts the connection of a client that goes on sending', async () => {
  const { socket, written, refuse } = open()
  await refuse('HPE_INVALID_URL')
  const answer = written.length

  await refuse('HPE_INVALID_URL')
  expect([written.length, socket.destroyed]).toEqual([answer, false])
  jest.advanceTimersByTime(5_000)

  expect(socket.destroyed).toBe(true)
})

it('does not answer a connection that was reset', async () => {
  const { socket, written, refuse } = open()

  await refuse('ECONNRESET')

  expect([written, socket.destroyed]).toEqual([[], true])
})
