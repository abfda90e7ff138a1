import type { RspackDevServer } from '@rspack/dev-server'
import { compileProblems } from '../build/sources/compileProblems.ts'

type Clients = NonNullable<RspackDevServer['webSocketServer']>['clients']
type Check = () => Promise<readonly string[]>

/**
 * Shows over the pages of a dev server what no compiler finds: `source` is the check that has found it. It stays until the same
 * check finds nothing, also after a reload. What the compiler finds in `folder` is shown in the sentences of a build.
 */
export function createOverlay(server: RspackDevServer, folder: string) {
  const found = new Map<string, readonly string[]>()
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
      const isAnyFound = () => [...found.values()].some((problems) => problems.length > 0)
      server.compiler.hooks.done.tap('createOverlay', (stats) => {
        found.set('compiler', compileProblems(stats, folder))
        // After the dev server has told what the compiler has found.
        setImmediate(() => isAnyFound() && send())
      })
      server.webSocketServer?.implementation.on('connection', (client: Clients[number]) => {
        if (isAnyFound()) send([client])
      })
    },
  }
}
