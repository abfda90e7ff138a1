import type { FromRunner, ToRunner } from '../runner/RunnerMessage.ts'
import { launchRunner, type ProcessLimits, processLimits } from './launchRunner.ts'
import { afterCpuTime, type TimeOver } from './cpuTime.ts'
import { residentMemory } from './residentMemory.ts'
import { channelOf, MAX_MESSAGE_BYTES, readMessage, readLines } from './runnerChannel.ts'

/** The number of characters kept from a process's standard error. */
const MAX_STDERR = 4_000
/** Interval between two checks of its memory, in ms. */
const MEMORY_PAUSE = 250

/** A process ended or was ended, with the reason as a sentence. It does not mean that the content is wrong. */
export class ProcessTrouble extends Error {}

export type RenderProcess = {
  /**
   * Sends a request and waits for the response, one at a time. The deadline, in ms, is CPU time of the process.
   * @throws ProcessTrouble
   */
  send(request: ToRunner, deadline: number): Promise<FromRunner>
  /** Resolves with the reason when the process has ended, whoever ended it. */
  readonly ended: Promise<string>
  readonly isOver: boolean
  readonly pid: number | undefined
  /** Kills it; the pending request is rejected with this reason. */
  stop(reason: string): void
  end(): Promise<void>
}

type Options = {
  /** Source of the runner, from the same build as this server. */
  runner: string
  development: boolean
  limits?: ProcessLimits
}

/**
 * Starts a render process. Whatever runs in it, each request settles: with its response, or with a ProcessTrouble after the
 * deadline, at the end of the process, or when it exceeds its memory. Each of these ends the process.
 */
export function startRenderProcess({ runner, development, limits = processLimits }: Options): RenderProcess {
  const child = launchRunner(runner, limits, development)
  const channel = channelOf(child)
  let pending: { resolve(message: FromRunner): void; reject(error: Error): void } | undefined
  let reason: string | undefined
  let stderr = ''

  const stop = (why: string) => {
    reason ??= why
    child.kill('SIGKILL')
    pending?.reject(new ProcessTrouble(reason))
    pending = undefined
  }
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderr.length < MAX_STDERR) stderr += chunk.toString('latin1', 0, MAX_STDERR)
  })
  const lines = readLines((line) => {
    const message = readMessage(line)
    if (!pending || !message) return stop('said something that nobody asked for.')
    pending.resolve(message)
    pending = undefined
  })
  channel.on('data', (chunk: Buffer) => {
    if (!lines(chunk)) stop(`sent more than ${MAX_MESSAGE_BYTES} bytes at once.`)
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
    child.once('exit', (code, signal) => over(explain(code, signal, stderr)))
  })

  return {
    pid: child.pid,
    stop,
    send(request, deadline) {
      return new Promise((resolve, reject) => {
        if (reason !== undefined || pending) return reject(new ProcessTrouble(reason ?? 'has something else to do.'))
        const stopClock = afterCpuTime(child.pid, deadline, (how) => stop(lateness(how, `${deadline} ms`)))
        pending = {
          resolve(message) {
            stopClock()
            resolve(message)
          },
          reject(error) {
            stopClock()
            reject(error)
          },
        }
        channel.write(`${JSON.stringify(request)}\n`)
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

const STARVED = ' with too little of the processor'

/** Why a process is stopped that has not answered in time. */
export const lateness = (how: TimeOver, limit: string): string =>
  `took longer than ${limit}${how === 'starved' ? STARVED : ''}.`

/** True for a reason that lies in what was rendered, as far as anybody can tell. */
export const isOwnFault = (reason: string): boolean =>
  /\b(?:took longer than|memory)\b/.test(reason) && !reason.includes(STARVED)

function watchMemory(pid: number | undefined, max: number, onTooMuch: () => void): NodeJS.Timeout {
  const look = async () => {
    const resident = (await residentMemory(pid)) ?? 0
    if (resident / 1024 / 1024 > max) onTooMuch()
  }
  return setInterval(() => void look(), MEMORY_PAUSE).unref()
}

function explain(code: number | null, signal: NodeJS.Signals | null, stderr: string): string {
  if (/heap|memory|allocat/i.test(stderr) || signal === 'SIGABRT' || code === 134) return 'ran out of memory.'
  if (signal === 'SIGXCPU') return 'used up its time on the processor.'
  return `ended by itself (${signal ?? code}).`
}
