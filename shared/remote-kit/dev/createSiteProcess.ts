import { type StartedServer, startServer } from './startServer.ts'

type Options = {
  root: string
  main: string
  env: Record<string, string>
  /** Makes the server's output more helpful. */
  explain?: (text: string) => string
}

/** The site's own server in a process that is restarted after each build of the shell. */
export function createSiteProcess({ root, main, env, explain = (text) => text }: Options) {
  let current: Promise<StartedServer> | undefined

  async function stop(): Promise<void> {
    const former = await current?.catch(() => undefined)
    current = undefined
    await former?.stop()
  }

  /** Resolves when the server listens. @throws Error if it exits before. */
  async function restart(): Promise<void> {
    await stop()
    current = startServer({
      command: [main],
      cwd: root,
      env: { ...process.env, ...env },
      // An open page would delay a graceful shutdown.
      stopBy: 'SIGKILL',
      failure: 'The site cannot be served:',
      onOutput: (chunk) => process.stdout.write(explain(String(chunk))),
    })
    await current
  }

  return { restart, stop }
}
