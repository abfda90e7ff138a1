import { ProcessTrouble, type RenderProcess } from './startRenderProcess.ts'

/** Processes of one release at most: while one has a slow page, the other renders for everybody else. */
export const PROCESSES = 2
/** How long a second process stays when one would do, in ms. */
const SPARE_KEPT = 10_000

type Options = {
  /** The process in which the release has passed its gate, where it did so since the start. */
  first?: RenderProcess | undefined
  /** Starts a further process with the same release. */
  start(): Promise<RenderProcess>
}

export type ProcessPool = {
  /**
   * A process that has nothing to do, for one who gives it back. Where there is none, another is started, and who waits
   * gets that one or the first that is given back. @throws whatever `start` does, and ProcessTrouble when the pool has ended.
   */
  take(): Promise<RenderProcess>
  giveBack(process: RenderProcess): void
  end(): Promise<void>
}

/** Processes that render pages of one release, as many as are asked for at once. One that is over is replaced. */
export function createProcessPool({ first, start }: Options): ProcessPool {
  const processes = new Set(first && [first])
  const free = [...processes]
  const waiting: { resolve(process: RenderProcess): void; reject(error: unknown): void }[] = []
  let starting = 0
  let spare: NodeJS.Timeout | undefined
  let isOver = false

  /** One that is over is noticed here. */
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
      giveBack(started)
    } catch (error) {
      waiting.shift()?.reject(error)
    } finally {
      starting--
    }
  }

  function giveBack(process: RenderProcess) {
    if (isOver) void process.end()
    if (process.isOver || isOver) return void processes.delete(process)
    const next = waiting.shift()
    if (next) return next.resolve(process)
    free.push(process)
    if (processes.size === PROCESSES) spare ??= setTimeout(dropSpare, SPARE_KEPT).unref()
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
    async take() {
      if (isOver) throw new ProcessTrouble('the release is no longer in use.')
      const ready = nextFree()
      // All have something to do now: none of them is one too many.
      if (free.length === 0) keepSpare()
      if (ready) return ready
      if (processes.size + starting < PROCESSES) void startAnother()
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    giveBack,
    async end() {
      isOver = true
      keepSpare()
      for (const { reject } of waiting.splice(0)) reject(new ProcessTrouble('the release is no longer in use.'))
      await Promise.all([...processes].map((process) => process.end()))
    },
  }
}
