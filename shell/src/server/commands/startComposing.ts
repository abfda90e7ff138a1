import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { backoff } from '../timing/backoff.ts'

/** The composing program, in the server's build. */
const PROGRAM = 'compose.cjs'

/** What it says after its first look at the releases. */
export const LOOKED = 'looked'

/** The pause before a process that has ended is started again, in ms; longer each time. */
const pauses = { first: 1_000, longest: 60_000 }

/** Runs the composing program beside a server, and starts it again when it ends. */
export function startComposing(log: { warn(text: string): void }) {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isStopping = false
  let resolve: (how: 'looked' | 'ended') => void = () => {}
  const first = new Promise<'looked' | 'ended'>((done) => {
    resolve = done
  })

  function start(): void {
    const own = fork(join(__dirname, PROGRAM), { stdio: 'inherit' })
    child = own
    own.on('message', () => resolve('looked'))
    own.once('exit', () => {
      child = undefined
      resolve('ended')
      if (isStopping) return
      const pause = backoff(pauses, ++failures)
      log.warn(`Nothing is composed: the process has ended. It starts again in ${pause / 1000} s.`)
      timer = setTimeout(start, pause)
    })
  }
  start()

  return {
    /** Whether the program has looked at the releases, or ended before that: then it has said why. */
    first,
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      const ending = child
      if (!ending) return
      const ended = new Promise((done) => ending.once('exit', done))
      ending.kill('SIGTERM')
      await ended
    },
  }
}
