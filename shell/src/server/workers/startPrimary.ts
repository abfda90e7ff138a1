import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { createMemory } from './SharedMemory.ts'
import { consecutiveExits, restartBackoff } from './restartBackoff.ts'
import { type Listener, serveWorkers } from './serveWorkers.ts'

type Options = {
  count: number
  /** Signs form tokens, so that workers accept each other's. Undefined where each start makes a new one. */
  formSecret: string | undefined
  log: { warn(details: object, message: string): void }
}

/**
 * The primary process: it starts workers that share one port, restarts those that end, and exits on a signal once all of
 * them have stopped. The first worker starts before the others, so that these find its finished pages.
 */
export function startPrimary({ count, formSecret = randomBytes(32).toString('hex'), log }: Options): void {
  const running = new Map<Worker, Listener>()
  const pending = new Set<NodeJS.Timeout>()
  const onMessage = serveWorkers({
    memory: createMemory(() => performance.now()),
    listeners: () => [...running.values()],
  })
  let hasServed = false
  let isStopping = false
  let exitCode = 0

  // Connections wait in the kernel until a worker accepts them: one handed to a worker would hang if that worker is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  function start(number: number, exits = 0): void {
    const begun = performance.now()
    const worker = cluster.fork({ WORKER: String(number), LEAD_FORM_SECRET: formSecret })
    // A worker that ends meanwhile emits `exit`, below.
    const listener: Listener = { send: (message) => void worker.send(message, () => {}) }
    running.set(worker, listener)
    worker.on('error', () => {})
    worker.on('message', (content: unknown) => void onMessage(listener, content))
    if (!hasServed) worker.once('listening', startOthers)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping || !hasServed) {
        // The first worker has logged itself why it could not serve.
        if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') exitCode = 1
        if (running.size === 0) process.exit(exitCode)
        return
      }
      const next = consecutiveExits(exits, performance.now() - begun)
      const pause = restartBackoff(next)
      log.warn({ worker: number, code, signal, pause }, 'a worker ended and is restarted')
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
