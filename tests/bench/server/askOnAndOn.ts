import { connect } from 'node:net'
import { processorTime } from './processorTime.ts'

const CONNECTIONS = 32

/**
 * What a server has answered: requests per second, how long 99 of a hundred took at the most, in ms, and microseconds of its
 * processor for each, which other work of the machine hardly changes.
 */
export type Rate = { perSecond: number; p99: number; processor: number | undefined }

export type Asked = { port: number; pid: number | undefined; path: string; headers: Readonly<Record<string, string>> }

/**
 * Asks for one path over and over, on connections that stay open, each request after the answer to the former. It reads
 * answers by their length alone, which costs less than any client: what is measured is the server.
 * @throws Error when an answer is not of the status.
 */
export async function askOnAndOn({ port, pid, path, headers }: Asked, status: number, seconds: number): Promise<Rate> {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  const from = performance.now()
  const until = from + seconds * 1000
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let asked = 0
      let answer = Buffer.alloc(0)
      const ask = () => {
        asked = performance.now()
        answer = Buffer.alloc(0)
        socket.write(request)
      }
      socket.setNoDelay(true).once('connect', ask).once('error', reject)
      socket.on('data', (chunk) => {
        answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
        const length = lengthOf(answer)
        if (length === undefined || answer.length < length) return
        if (Number(answer.toString('latin1', 9, 12)) !== status) {
          socket.destroy()
          return reject(new Error(`${path} was not answered with ${status}: ${answer.toString('latin1', 0, 80)}`))
        }
        times.push(performance.now() - asked)
        if (performance.now() < until) return ask()
        socket.destroy()
        resolve()
      })
    })
  const before = processorTime(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  const after = processorTime(pid)
  const processor = before === undefined || after === undefined ? undefined : ((after - before) / times.length) * 1e6
  const took = (performance.now() - from) / 1000
  const sorted = times.sort((first, other) => first - other)
  return { perSecond: times.length / took, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, processor }
}

/** Of an answer's head and body together; undefined while its head is not whole. */
function lengthOf(answer: Buffer): number | undefined {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, head + 2)) ?? []
  return head + 4 + Number(length)
}
