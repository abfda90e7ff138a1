import type { RspackDevServer } from '@rspack/dev-server'

type Clients = NonNullable<RspackDevServer['webSocketServer']>['clients']
type Check = () => Promise<readonly string[]>

/**
 * Shows over the pages of a dev server what no compiler finds: `source` is the check that has found it. It stays until the same
 * check finds nothing, also after a reload.
 */
export function createOverlay(server: RspackDevServer) {
  const found = new Map<string, readonly unknown[]>()
  const begun = new Map<string, Check>()

  /** The page's overlay adds what it is sent: what it has shows again, or is gone. */
  function send(clients: Clients = server.webSocketServer?.clients ?? []): void {
    const all = [...found.values()].flat()
    server.sendMessage(clients, 'still-ok')
    if (all.length > 0) server.sendMessage(clients, 'errors', all)
  }

  function show(source: string, problems: readonly string[]): void {
    const had = found.get(source) ?? []
    found.set(source, problems)
    for (const problem of problems) console.error(problem)
    if (problems.length + had.length > 0) send()
  }

  return {
    show,
    /** Runs a check, and shows what it finds unless another run has begun meanwhile. */
    async run(source: string, check: Check): Promise<void> {
      begun.set(source, check)
      const problems = await check()
      if (begun.get(source) === check) show(source, problems)
    },
    /** Call it once the server listens: a page that is opened later has to hear of it too. */
    listen(): void {
      const others = () => [...found].some(([source, problems]) => source !== 'compiler' && problems.length > 0)
      server.compiler.hooks.done.tap('createOverlay', (stats) => {
        found.set('compiler', stats.toJson({ all: false, errors: true }).errors ?? [])
        // After the dev server has told what the compiler has found.
        setImmediate(() => others() && send())
      })
      server.webSocketServer?.implementation.on('connection', (client: Clients[number]) => others() && send([client]))
    },
  }
}
