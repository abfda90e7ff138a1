import { sampleForms } from './sampleForms.ts'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { limitStore } from '../../security/limitStore.ts'
import { type LeadEndpointOptions, leadEndpoints } from '../reception/leadEndpoints.ts'
import { memoryStore } from './memoryStore.ts'

type Method = NonNullable<InjectOptions['method']>

const opened: FastifyInstance[] = []

/** Closes what a test file has opened: `afterAll(closeEndpoints)`. */
export async function closeEndpoints(): Promise<void> {
  await Promise.all(opened.splice(0).map((app) => app.close()))
}

/** The endpoints without a network, with a clock that stands still until `pass`, and with their log. */
export async function openEndpoints(options: Partial<LeadEndpointOptions> = {}) {
  const store = memoryStore()
  const lines: string[] = []
  let wall = Date.parse('2026-03-10T12:00:00Z')
  let monotonic = 5000
  const app = Fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  })
  opened.push(app)
  app.register(rateLimit, { global: false, store: limitStore(() => monotonic) })
  app.register(leadEndpoints, {
    store,
    forms: () => sampleForms,
    config: { LEAD_RATE_LIMIT: 3000 },
    clock: { now: () => wall, monotonic: () => monotonic },
    ...options,
  })
  await app.ready()
  lines.splice(0)

  async function ask(method: Method, url: string, payload?: string, headers: Record<string, string> = {}) {
    const response = await app.inject({ method, url, headers, payload })
    const sent = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
    const { statusCode: status, body } = response
    return { status, headers: new Headers(sent), body, json: () => JSON.parse(body) }
  }
  return {
    ask,
    saved: store.saved,
    log: () => lines.join(''),
    pass(milliseconds: number) {
      wall += milliseconds
      monotonic += milliseconds
    },
    /** Sets the server's wall clock. */
    setClock(by: number) {
      wall += by
    },
    get: (url: string, headers?: Record<string, string>) => ask('GET', url, undefined, headers),
    post: (url: string, payload: unknown, headers: Record<string, string> = {}) =>
      ask('POST', url, typeof payload === 'string' ? payload : JSON.stringify(payload), {
        'content-type': 'application/json',
        ...headers,
      }),
    postForm: (fields: object, headers: Record<string, string> = {}) =>
      ask('POST', '/leads', new URLSearchParams({ ...fields }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  }
}
