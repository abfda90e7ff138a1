import { type ChildProcess, spawn } from 'node:child_process'

type Options = { root: string; main: string; env: Record<string, string> }

/** The site's own server as a process that is restarted after each build of the shell. */
export function createSiteProcess({ root, main, env }: Options) {
  let child: ChildProcess | undefined
  process.once('exit', () => child?.kill('SIGKILL'))

  async function stop(): Promise<void> {
    const former = child
    child = undefined
    if (!former || former.exitCode !== null || former.signalCode !== null) return
    const ended = new Promise((resolve) => former.once('exit', resolve))
    // An open page would hold a graceful stop up.
    former.kill('SIGKILL')
    await ended
  }

  /** Settles when the server listens. @throws Error when it ends before. */
  async function restart(): Promise<void> {
    await stop()
    const next = spawn(process.execPath, [main], { cwd: root, env: { ...process.env, ...env } })
    child = next
    next.stderr.pipe(process.stderr)
    await new Promise<void>((resolve, reject) => {
      next.stdout.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk)
        if (/ at http:\/\/localhost:\d+/.test(String(chunk))) resolve()
      })
      next.once('exit', () => reject(new Error('The site cannot be served.')))
    })
  }

  return { restart, stop }
}
