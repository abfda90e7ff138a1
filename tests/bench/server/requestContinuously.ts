import { connect } from 'node:net'
import { processorTime } from './processorTime.ts'

const CONNECTIONS = 32

/**
 * A server's throughput: responses per second, the p99 of their durations in ms, and its CPU time for each in µs, which hardly
 * depends on other work on the machine.
 */
export type Rate = { perSecond: number; p99: number; processor: number | undefined }

export type SentRequest = {
  port: number
  pid: number | undefined
  path: string
  headers: Readonly<Record<string, string>>
}

/**
 * Requests one path repeatedly over persistent connections, each time after the former response. Only the length of responses
 * is parsed, which costs less than any client, so that the server is what is measured.
 * @throws Error if a response has another status.
 */
export async function requestContinuously(
  { port, pid, path, headers }: SentRequest,
  status: number,
  seconds: number,
): Promise<Rate> {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  const from = performance.now()
  const until = from + seconds * 1000
  const useConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let sentAt = 0
      let response = Buffer.alloc(0)
      const send = () => {
        sentAt = performance.now()
        response = Buffer.alloc(0)
        socket.write(request)
      }
      socket.setNoDelay(true).once('connect', send).once('error', reject)
      socket.on('data', (chunk) => {
        response = response.length === 0 ? chunk : Buffer.concat([response, chunk])
        const length = lengthOf(response)
        if (length === undefined || response.length < length) return
        if (Number(response.toString('latin1', 9, 12)) !== status) {
          socket.destroy()
          return reject(new Error(`${path} did not respond with ${status}: ${response.toString('latin1', 0, 80)}`))
        }
        times.push(performance.now() - sentAt)
        if (performance.now() < until) return send()
        socket.destroy()
        resolve()
      })
    })
  const before = processorTime(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, useConnection))
  const after = processorTime(pid)
  const processor = before === undefined || after === undefined ? undefined : ((after - before) / times.length) * 1e6
  const took = (performance.now() - from) / 1000
  const sorted = times.sort((first, other) => first - other)
  return { perSecond: times.length / took, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, processor }
}

/** The length of a response's head and body together; undefined while the head is incomplete. */
function lengthOf(response: Buffer): number | undefined {
  const head = response.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(response.toString('latin1', 0, head + 2)) ?? []
  return head + 4 + Number(length)
}
