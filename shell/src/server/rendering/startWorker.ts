import { Worker } from 'node:worker_threads'
import { isDeveloping } from './isDeveloping.ts'
import type { FromWorker, Plan, RenderedPage, RenderedPart, ToWorker } from './messages.ts'

/** Longest silence of a worker, in ms: time for its start, and for a single page. */
export type Patience = { start: number; step: number; request: number }

export const patience: Patience = { start: 15_000, step: 5_000, request: 3_000 }

/** While developing, builds of several parts take the processor from it, and nobody is kept waiting by a slow page. */
const developmentPatience: Patience = { start: 60_000, step: 20_000, request: 20_000 }

/** Memory a composition's worker may use, in MB. */
const WORKER_MEMORY = 256

export type Composed =
  | { status: 'ready'; parts: ReadonlyMap<string, RenderedPart>; renderer: Renderer }
  /** `bad` content stays bad; what took too long or too much may have had bad luck. */
  | { status: 'refused'; remote: string; kind: 'bad' | 'trouble'; reason: string }

export type Renderer = {
  /** Renders a page on demand. @throws Error after the time limit, or with what the page threw. */
  render(path: string, search: string): Promise<RenderedPage>
  /** True once the worker has ended; it then renders nothing any more. */
  readonly ended: boolean
  end(): Promise<void>
}

/**
 * Starts a worker thread for this plan and waits until every page that the plan asks for is made. Whatever a release does there, this
 * settles: one that throws is refused by name, one that loops for ever, eats the memory or ends the thread is refused
 * after `patience.step` of silence or at the thread's end, and the thread with all it held is gone.
 */
export function startWorker(
  plan: Plan,
  limits: Patience = isDeveloping(plan) ? developmentPatience : patience,
): Promise<Composed> {
  const worker = new Worker(plan.renderBundle, {
    eval: true,
    workerData: plan,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY },
    // A release must see nothing of the server's secrets.
    env: { NODE_ENV: isDeveloping(plan) ? 'development' : 'production' },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const waiting = new Map<number, { resolve(page: RenderedPage): void; reject(error: Error): void }>()
  const parts = new Map(plan.render.map((part): [string, RenderedPart] => [part, { pages: [], documents: [] }]))
  let current = { remote: 'shell', on: 'starting' }
  let ended = false
  let requests = 0

  const renderer: Renderer = {
    render(path, search) {
      return new Promise<RenderedPage>((resolve, reject) => {
        if (ended) return reject(new Error('The worker of this composition has ended.'))
        const request = ++requests
        const timer = setTimeout(() => {
          waiting.delete(request)
          reject(new Error(`${path}${search} took longer than ${limits.request} ms.`))
          void worker.terminate()
        }, limits.request)
        waiting.set(request, {
          resolve(page) {
            clearTimeout(timer)
            resolve(page)
          },
          reject(error) {
            clearTimeout(timer)
            reject(error)
          },
        })
        worker.postMessage({ type: 'render', request, path, search } satisfies ToWorker)
      })
    },
    get ended() {
      return ended
    },
    end: async () => void (await worker.terminate()),
  }

  return new Promise((resolve) => {
    const refuse = (remote: string, kind: 'bad' | 'trouble', reason: string) => {
      clearTimeout(watchdog)
      void worker.terminate()
      resolve({ status: 'refused', remote, kind, reason })
    }
    let watchdog = setTimeout(() => refuse(current.remote, 'trouble', `took too long ${current.on}.`), limits.start)
    const heard = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(
        () => refuse(current.remote, 'trouble', `took longer than ${limits.step} ms ${current.on}.`),
        limits.step,
      )
    }
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'answer') return settle(message.request)?.resolve(message.page)
      if (message.type === 'unanswered') return settle(message.request)?.reject(new Error(message.reason))
      heard()
      if (message.type === 'working') current = message
      if (message.type === 'page') parts.get(current.remote)?.pages.push(message.page)
      if (message.type === 'document') parts.get(current.remote)?.documents.push(message.document)
      if (message.type === 'failed') refuse(message.remote, 'bad', message.reason)
      if (message.type === 'ready') {
        clearTimeout(watchdog)
        resolve({ status: 'ready', parts, renderer })
      }
    })
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      refuse(current.remote, isMemory ? 'trouble' : 'bad', `${error.message} while ${current.on}.`)
    })
    worker.on('exit', () => {
      ended = true
      for (const [, { reject }] of waiting) reject(new Error('The worker of this composition has ended.'))
      waiting.clear()
      refuse(current.remote, 'bad', `ended the worker while ${current.on}.`)
    })
  })

  function settle(request: number) {
    const asked = waiting.get(request)
    waiting.delete(request)
    return asked
  }
}
