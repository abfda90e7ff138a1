import type { FromRunner, ToRunner } from '../runner/RunnerMessage.ts'
import { launchRunner, type ProcessLimits, processLimits } from './launchRunner.ts'
import { afterCpuTime } from './cpuTime.ts'
import { residentMemory } from './residentMemory.ts'
import { channelOf, LONGEST_MESSAGE, readAnswer, readLines } from './runnerChannel.ts'

/** What is kept of a process's last words. */
const LAST_WORDS = 4_000
/** Pause between two looks at its memory, in ms. */
const MEMORY_PAUSE = 250

/** A process that was ended, or ended, with a sentence on why. It says nothing of whether the content is wrong. */
export class ProcessTrouble extends Error {}

export type RenderProcess = {
  /**
   * Gives it one order and waits for the answer, one at a time. The deadline, in ms, is time that the process itself uses.
   * @throws ProcessTrouble
   */
  ask(order: ToRunner, deadline: number): Promise<FromRunner>
  /** Settles with the reason when the process has ended, whoever ended it. */
  readonly ended: Promise<string>
  readonly isOver: boolean
  readonly pid: number | undefined
  /** Ends it at once, with a sentence for what it was asked. */
  stop(reason: string): void
  end(): Promise<void>
}

type Options = {
  /** Text of the runner, of the same build as this server. */
  runner: string
  development: boolean
  limits?: ProcessLimits
}

/**
 * Starts a render process. Whatever runs in it, each order settles: with its answer, or with a ProcessTrouble after the
 * deadline, at the end of the process, or when it takes more memory than it may. It is ended by all of these.
 */
export function startRenderProcess({ runner, development, limits = processLimits }: Options): RenderProcess {
  const child = launchRunner(runner, limits, development)
  const channel = channelOf(child)
  let asked: { resolve(answer: FromRunner): void; reject(error: Error): void } | undefined
  let reason: string | undefined
  let lastWords = ''

  const stop = (why: string) => {
    reason ??= why
    child.kill('SIGKILL')
    asked?.reject(new ProcessTrouble(reason))
    asked = undefined
  }
  child.stderr?.on('data', (chunk: Buffer) => {
    if (lastWords.length < LAST_WORDS) lastWords += chunk.toString('latin1', 0, LAST_WORDS)
  })
  const lines = readLines((line) => {
    const answer = readAnswer(line)
    if (!asked || !answer) return stop('said something that nobody asked for.')
    asked.resolve(answer)
    asked = undefined
  })
  channel.on('data', (chunk: Buffer) => {
    if (!lines(chunk)) stop(`sent more than ${LONGEST_MESSAGE} bytes at once.`)
  })
  channel.on('error', () => {})
  const watch = watchMemory(child.pid, limits.resident, () => stop(`took more than ${limits.resident} MB of memory.`))
  const ended = new Promise<string>((resolve) => {
    const over = (why: string) => {
      clearInterval(watch)
      stop(reason ?? why)
      channel.destroy()
      resolve(reason ?? why)
    }
    child.once('error', (error) => over(`could not be started: ${error.message}`))
    child.once('exit', (code, signal) => over(explain(code, signal, lastWords)))
  })

  return {
    pid: child.pid,
    stop,
    ask(order, deadline) {
      return new Promise((resolve, reject) => {
        if (reason !== undefined || asked) return reject(new ProcessTrouble(reason ?? 'has something else to do.'))
        const stopClock = afterCpuTime(child.pid, deadline, () => stop(`took longer than ${deadline} ms.`))
        asked = {
          resolve(answer) {
            stopClock()
            resolve(answer)
          },
          reject(error) {
            stopClock()
            reject(error)
          },
        }
        channel.write(`${JSON.stringify(order)}\n`)
      })
    },
    ended,
    get isOver() {
      return reason !== undefined
    },
    async end() {
      stop('was ended.')
      await ended
    },
  }
}

function watchMemory(pid: number | undefined, most: number, onTooMuch: () => void): NodeJS.Timeout {
  const look = async () => {
    const resident = (await residentMemory(pid)) ?? 0
    if (resident / 1024 / 1024 > most) onTooMuch()
  }
  return setInterval(() => void look(), MEMORY_PAUSE).unref()
}

function explain(code: number | null, signal: NodeJS.Signals | null, lastWords: string): string {
  if (/heap|memory|allocat/i.test(lastWords) || signal === 'SIGABRT' || code === 134) return 'ran out of memory.'
  if (signal === 'SIGXCPU') return 'used up its time on the processor.'
  return `ended by itself (${signal ?? code}).`
}
