import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a process of its own, which has said where it listens. */
export type StartedServer = {
  url: string
  process: ChildProcess
  /** All that it has said so far. */
  output(): string
  /** Settles when the process is gone. */
  stop(): Promise<void>
}

type Options = {
  /** What Node runs, with its arguments. */
  command: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** What stops it: an open page holds a graceful stop up. */
  stopBy?: 'SIGTERM' | 'SIGKILL'
  /** The first words of the error when it ends instead of listening. */
  failure: string
  /** Is told what it says, piece by piece. */
  onOutput?(chunk: Buffer): void
}

/**
 * Starts a server and waits until it says `at http://localhost:PORT`. It ends with this process at the latest.
 * @throws Error with its output, when it ends before.
 */
export async function startServer(options: Options): Promise<StartedServer> {
  const { command, cwd, env, stopBy = 'SIGTERM', failure, onOutput } = options
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill(stopBy)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      onOutput?.(chunk)
      const address = /at (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`${failure}\n${output}`)))
  })
  return {
    url,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(stopBy)
      await ended
    },
  }
}
