import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { createMemory } from './SharedMemory.ts'
import { endsInARow, restartPause } from './restartPause.ts'
import { type Listener, serveWorkers } from './serveWorkers.ts'

type Options = {
  count: number
  /** Signs form tokens: what one worker has issued the others know. Undefined where each start makes its own. */
  formSecret: string | undefined
  log: { warn(details: object, message: string): void }
}

/**
 * The process that serves nobody: it starts workers that share one port, starts those again that end, and ends when it is
 * told to and all of them have stopped. The first one comes before all others, so that these find its finished pages.
 */
export function startPrimary({ count, formSecret = randomBytes(32).toString('hex'), log }: Options): void {
  const running = new Map<Worker, Listener>()
  const pending = new Set<NodeJS.Timeout>()
  const hear = serveWorkers({
    memory: createMemory(() => performance.now()),
    listeners: () => [...running.values()],
  })
  let hasServed = false
  let isStopping = false
  let exitCode = 0

  // A connection waits in the kernel for whoever takes it: one that was handed to a worker would hang if that one is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  function start(number: number, ends = 0): void {
    const begun = performance.now()
    const worker = cluster.fork({ WORKER: String(number), LEAD_FORM_SECRET: formSecret })
    // Who ends as it is spoken to is heard of by its end.
    const listener: Listener = { tell: (message) => void worker.send(message, () => {}) }
    running.set(worker, listener)
    worker.on('error', () => {})
    worker.on('message', (content: unknown) => void hear(listener, content))
    if (!hasServed) worker.once('listening', startOthers)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping || !hasServed) {
        // Why the first one has not come to serve it has said itself.
        if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') exitCode = 1
        if (running.size === 0) process.exit(exitCode)
        return
      }
      const next = endsInARow(ends, performance.now() - begun)
      const pause = restartPause(next)
      log.warn({ worker: number, code, signal, pause }, 'a worker has ended and is started again')
      const timer = setTimeout(() => {
        pending.delete(timer)
        start(number, next)
      }, pause)
      pending.add(timer)
    })
  }

  function startOthers(): void {
    hasServed = true
    for (let number = 2; number <= count && !isStopping; number++) start(number)
  }

  function stop(): void {
    if (isStopping) return
    isStopping = true
    for (const timer of pending) clearTimeout(timer)
    if (running.size === 0) process.exit(exitCode)
    for (const worker of running.keys()) worker.process.kill('SIGTERM')
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start(1)
}
