import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** The composing program, in the server's build. */
const PROGRAM = 'compose.cjs'

/** The pause before a process that has ended is started again, in ms; longer each time. */
const pauses = { first: 1_000, longest: 60_000 }

/**
 * Runs the composing program beside a server, and starts it again when it ends. Until the site is served, its end is the end
 * of the server too: it has said why.
 */
export function startComposing({ isServing, log }: { isServing: () => boolean; log: { warn(text: string): void } }) {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = pauses.first
  let isStopping = false
  let fail: () => void = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })

  function start(): void {
    child = fork(join(__dirname, PROGRAM), { stdio: 'inherit' })
    child.on('error', () => child?.emit('exit'))
    child.once('exit', () => {
      child = undefined
      if (isStopping) return
      if (!isServing()) return fail()
      log.warn(`Nothing is composed: the process has ended. It starts again in ${pause / 1000} s.`)
      timer = setTimeout(start, pause)
      pause = Math.min(pause * 2, pauses.longest)
    })
  }
  start()

  return {
    /** Resolves if composing has ended before anything was served. */
    failed,
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGTERM')
      await ended
    },
  }
}
