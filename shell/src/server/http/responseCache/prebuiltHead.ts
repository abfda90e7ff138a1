import { IncomingMessage, type OutgoingHttpHeader, ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'

/** Names and values alternately. */
export type HeaderList = OutgoingHttpHeader[]

/** A response's head: the lines that never change as text, and the headers that Node has to see individually. */
export type Head = { status: number; headers: HeaderList; lines: string; seen: HeaderList }

/** From these Node decides how a response ends, and whether its connection is kept. */
const seenByNode = ['connection', 'content-length', 'date', 'expect', 'keep-alive', 'trailer', 'transfer-encoding']

/** Prepares a head from headers that Node has validated before: as text up to the first header that Node has to see. */
export function prepareHead(status: number, headers: HeaderList): Head {
  const names = headers.filter((_, place) => place % 2 === 0).map((name) => String(name))
  const found = names.findIndex((name) => seenByNode.includes(name.toLowerCase()))
  const first = found < 0 ? names.length : found
  const lines = names.slice(0, first).map((name, place) => linesOf(name, headers[place * 2 + 1]))
  return {
    status,
    headers,
    lines: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`,
    seen: headers.slice(first * 2),
  }
}

function linesOf(name: string, value: OutgoingHttpHeader | undefined): string {
  return [value]
    .flat()
    .map((one) => `${name}: ${one}\r\n`)
    .join('')
}

/**
 * The internal method behind `writeHead`: it takes a status line and headers, and adds what depends on the connection. Since
 * it is not public, it is tested at startup, and `writeHead` replaces it if the result differs.
 */
const storeHeader: unknown = Reflect.get(ServerResponse.prototype, '_storeHeader')

function sendPrepared(response: ServerResponse, { status, lines, seen }: Head): void {
  if (typeof storeHeader !== 'function') throw new Error('Node has no ServerResponse._storeHeader any more.')
  response.statusCode = status
  // As `writeHead` does for a response without a body.
  if (status === 304) Reflect.set(response, '_hasBody', false)
  storeHeader.call(response, lines, seen)
}

function sendOrdinarily(response: ServerResponse, { status, headers }: Head): void {
  response.writeHead(status, headers)
}

/** Whether both methods produce the same head, for a page and for a 304. */
export function isSameHead(prepared = sendPrepared): boolean {
  const headOf = (send: typeof sendPrepared, head: Head): unknown => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    response.sendDate = false
    send(response, head)
    return Reflect.get(response, '_header')
  }
  const samples = [
    prepareHead(200, ['vary', 'accept-encoding', 'content-length', '3']),
    prepareHead(304, ['vary', 'accept-encoding']),
  ]
  try {
    return samples.every((head) => {
      const expected = headOf(sendOrdinarily, head)
      return typeof expected === 'string' && headOf(prepared, head) === expected
    })
  } catch {
    return false
  }
}

/**
 * Starts a response as `writeHead` does with the same headers, but without validating some twenty names and values each
 * time, which takes a quarter of the time of a finished page.
 */
export const sendHead = isSameHead() ? sendPrepared : sendOrdinarily

/** Warns if `writeHead` is used: the server is correct but slower, which an upgrade of Node would otherwise not show. */
export function warnIfNotPrebuilt(log: { warn(details: object, message: string): void }): void {
  if (isSameHead()) return
  log.warn(
    { node: process.version },
    'responses take longer: this version of Node writes headers differently, so they are not built once and reused',
  )
}
