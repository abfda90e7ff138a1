import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Pages that have nothing to do with the blog. */
const others = ['/', '/quiz', '/servicos', '/agente-ia']
/** Between two of them, in ms. */
const PAUSE = 10

/** Milliseconds that each of other pages took which were asked for, one after the other, while a thing is under way. */
export async function askOthers(url: string, during: { isOver: boolean; counts: boolean }): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let asked = 0; !during.isOver; asked++) {
    const time = await ask(`${url}${others[asked % others.length]}`, agent)
    if (during.counts) times.push(time)
    await wait(PAUSE)
  }
  agent.destroy()
  return times
}

/** Milliseconds that each of so many articles took, two at a time, in an order without a pattern. */
export async function askArticles(url: string, posts: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let asked = 0
  const askOnAndOn = async () => {
    while (asked < count) {
      // A multiplicative generator, the same in each run.
      const post = 1 + Math.floor(((++asked * 2654435761) % 2 ** 32) / (2 ** 32 / posts))
      times.push(await ask(`${url}/blog/artigo-gerado-${post}`, agent))
    }
  }
  await Promise.all([askOnAndOn(), askOnAndOn()])
  agent.destroy()
  return times
}

/** Bytes of a body as sent. */
export async function bytesOf(url: string): Promise<number> {
  let bytes = 0
  await ask(url, undefined, (chunk) => {
    bytes += chunk.length
  })
  return bytes
}

export function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}

/** @throws Error when the answer is not a compressed page. */
function ask(url: string, agent?: Agent, onData: (chunk: Buffer) => void = () => {}): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { statusCode, headers } = response
      if (statusCode !== 200 || headers['content-encoding'] !== 'br') {
        reject(new Error(`${url}: ${statusCode} ${headers['content-encoding']}`))
      }
      response.on('data', onData)
      response.once('end', () => resolve(performance.now() - begun))
    })
    asking.once('error', reject)
  })
}
