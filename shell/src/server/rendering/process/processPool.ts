import { ProcessTrouble, type RenderProcess } from './startRenderProcess.ts'

/** The maximum number of processes per release: while one is busy with a slow page, the other renders for everybody else. */
export const PROCESSES = 2
/** How long a spare second process is kept, in ms. */
const SPARE_TTL = 10_000

export type ProcessPool = {
  /**
   * Resolves with an idle process, which the caller has to release. If there is none, another is started, and the caller
   * gets whichever is available first. @throws whatever `start` does, and ProcessTrouble if the pool has ended.
   */
  acquire(): Promise<RenderProcess>
  release(process: RenderProcess): void
  end(): Promise<void>
}

/** A pool of processes that render pages of one release, one page each at a time, and are started when they are needed. */
export function createProcessPool(start: () => Promise<RenderProcess>): ProcessPool {
  const processes = new Set<RenderProcess>()
  const free: RenderProcess[] = []
  const waiting: { resolve(process: RenderProcess): void; reject(error: unknown): void }[] = []
  let starting = 0
  let spare: NodeJS.Timeout | undefined
  let isOver = false

  /** Exited processes are noticed here. */
  function nextFree(): RenderProcess | undefined {
    for (let next = free.pop(); next; next = free.pop()) {
      if (!next.isOver) return next
      processes.delete(next)
    }
    return undefined
  }

  async function startAnother() {
    starting++
    try {
      const started = await start()
      processes.add(started)
      release(started)
    } catch (error) {
      waiting.shift()?.reject(error)
    } finally {
      starting--
    }
  }

  function release(process: RenderProcess) {
    if (isOver) void process.end()
    if (process.isOver || isOver) return void processes.delete(process)
    const next = waiting.shift()
    if (next) return next.resolve(process)
    free.push(process)
    if (processes.size === PROCESSES) spare ??= setTimeout(dropSpare, SPARE_TTL).unref()
  }

  function keepSpare() {
    clearTimeout(spare)
    spare = undefined
  }

  function dropSpare() {
    spare = undefined
    const dropped = free.shift()
    if (!dropped) return
    processes.delete(dropped)
    void dropped.end()
  }

  return {
    async acquire() {
      if (isOver) throw new ProcessTrouble('the release is no longer in use.')
      const ready = nextFree()
      // All of them are busy now: none is to spare.
      if (free.length === 0) keepSpare()
      if (ready) return ready
      if (processes.size + starting < PROCESSES) void startAnother()
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    release,
    async end() {
      isOver = true
      keepSpare()
      for (const { reject } of waiting.splice(0)) reject(new ProcessTrouble('the release is no longer in use.'))
      await Promise.all([...processes].map((process) => process.end()))
    },
  }
}
