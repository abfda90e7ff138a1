import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a process of its own that is listening. */
export type StartedServer = {
  url: string
  process: ChildProcess
  /** Everything that it has printed so far. */
  output(): string
  /** Resolves when the process has exited. */
  stop(): Promise<void>
}

type Options = {
  /** Node's arguments. */
  command: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** The signal that stops it: an open page delays a graceful shutdown. */
  stopBy?: 'SIGTERM' | 'SIGKILL'
  /** The start of the error message if it exits instead of listening. */
  failure: string
  /** Called with each piece of its output. */
  onOutput?(chunk: Buffer): void
}

/**
 * Starts a server and waits until it prints `at http://localhost:PORT`. It exits with this process at the latest.
 * @throws Error with its output, if it exits before.
 */
export async function startServer(options: Options): Promise<StartedServer> {
  const { command, cwd, env, stopBy = 'SIGTERM', failure, onOutput } = options
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill(stopBy)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk
      onOutput?.(chunk)
      const address = /at (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
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
