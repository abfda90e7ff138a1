import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Pages that have nothing to do with the blog. */
const others = ['/', '/quiz', '/servicos', '/agente-ia']
/** Between two requests, in ms. */
const PAUSE = 10

/** Requests pages other than the blog's, one after the other, until `during` is over. Returns their durations, in ms. */
export async function requestOthers(url: string, during: { isOver: boolean; counts: boolean }): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let sent = 0; !during.isOver; sent++) {
    const time = await request(`${url}${others[sent % others.length]}`, agent)
    if (during.counts) times.push(time)
    await wait(PAUSE)
  }
  agent.destroy()
  return times
}

/** Requests `count` articles in pseudo-random order, two at a time. Returns their durations, in ms. */
export async function requestArticles(url: string, posts: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let sent = 0
  const requestContinuously = async () => {
    while (sent < count) {
      // Multiplicative hashing: the same order in each run.
      const post = 1 + Math.floor(((++sent * 2654435761) % 2 ** 32) / (2 ** 32 / posts))
      times.push(await request(`${url}/blog/artigo-gerado-${post}`, agent))
    }
  }
  await Promise.all([requestContinuously(), requestContinuously()])
  agent.destroy()
  return times
}

/** The size of a response body as sent. */
export async function bytesOf(url: string): Promise<number> {
  let bytes = 0
  await request(url, undefined, (chunk) => {
    bytes += chunk.length
  })
  return bytes
}

export function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}

/** Returns the duration of a request, in ms. @throws Error if the response is not a compressed page. */
function request(url: string, agent?: Agent, onData: (chunk: Buffer) => void = () => {}): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { statusCode, headers } = response
      if (statusCode !== 200 || headers['content-encoding'] !== 'br') {
        reject(new Error(`${url}: ${statusCode} ${headers['content-encoding']}`))
      }
      response.on('data', onData)
      response.once('end', () => resolve(performance.now() - startedAt))
    })
    outgoing.once('error', reject)
  })
}
