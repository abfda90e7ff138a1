import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { filesFolder } from '../../build/files/fileRules.ts'
import { prepareRemote } from '../../build/prepareRemote.ts'
import { readRecipe } from '../../build/definition/readRecipe.ts'
import { compileProblems } from '../../build/sources/compileProblems.ts'
import { withSources } from '../../build/sources/sourcePlaces.ts'
import { reasonOf } from '../../gate/trial/createAttempts.ts'
import { tryAndWarn } from '../../gate/trial/tryRemote.ts'
import { readServerBundle } from '../../release/readServerBundle.ts'
import { createOverlay } from '../createOverlay.ts'
import { developmentRemote } from '../developmentRemote.ts'
import { freePorts } from '../freePorts.ts'
import { watchPrepared } from '../watchPrepared.ts'
import { watchRecipe } from '../watchRecipe.ts'
import { watchTypes } from '../watchTypes.ts'
import { developmentPolicy } from './developmentPolicy.ts'
import { withOwnLinks } from './ownLinks.ts'
import { filesPath } from './ownPages.ts'
import { respondForRemote } from './respondForRemote.ts'
import { createUpstreamSite, isSubmission } from './upstreamSite.ts'

type Options = { folder: string; site: string; port: number }

/**
 * Serves a site that runs elsewhere with the remote in `folder` as it is now: its pages are rendered in the browser, in the
 * site's own document, and reloaded after each change. Submissions are printed and never sent. Resolves after the first build.
 */
export async function startStandalone({ folder, site: address, port: wanted }: Options) {
  const remote = await readRecipe(folder)
  const [port = wanted] = await freePorts(wanted, 1)
  const site = createUpstreamSite(address)
  const built = join(folder, '.build/dev')
  await prepareRemote(remote, folder)
  const publicPath = filesPath(remote.name)
  const { browser, server } = developmentRemote({ remote, folder, built, publicPath, refresh: false })
  const serverFile = join(built, 'server/server.cjs')
  const files = join(built, 'server', filesFolder(remote))
  const compiler = rspack([browser, server])
  // The server's bundle is evaluated here, and the dev server's client belongs in the browser's alone.
  for (const { name, platform } of compiler.compilers) if (name === server.name) platform.web = false
  let bundle: ServerBundle | undefined
  let settle = () => {}
  const firstBuild = new Promise<void>((resolve) => {
    settle = resolve
  })
  const own = respondForRemote({
    remote,
    folder,
    files,
    site,
    bundle: async () => bundle ?? readServerBundle(serverFile),
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, search } = new URL(url, 'http://localhost')
    if (isSubmission(method, pathname, headers)) {
      console.log(withSources(`Not sent to ${site.origin}: ${method} ${url} ${await text(request)}`, built))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"success"}')
    }
    const { status, type, body, location, policy } =
      (await own(pathname, search)) ?? (await site.request(url, headers.accept))
    const isDocument = typeof body === 'string' && type.startsWith('text/html')
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(location && { location }),
      ...(policy && { 'content-security-policy-report-only': developmentPolicy(policy, remote.services) }),
    })
    response.end(isDocument ? withOwnLinks(body, remote) : body)
  }

  const devServer = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: true,
      static: false,
      allowedHosts: 'all',
      // Other pages may load the remote from here, such as another team's with Module Federation's developer tools.
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      client: { overlay: { errors: true, warnings: false } },
      devMiddleware: {
        publicPath,
        writeToDisk: (file) => file === serverFile || file.endsWith('.map') || file.startsWith(files),
      },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        (request: IncomingMessage, response: ServerResponse) => {
          respond(request, response).catch((error: unknown) => {
            console.error(withSources(reasonOf(error), built))
            response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
            response.end(messageOf(error))
          })
        },
      ],
      setupExitSignals: false,
    },
    compiler,
  )
  const overlay = createOverlay(devServer, folder)
  compiler.hooks.done.tap('startStandalone', (stats) => {
    if (stats.hasErrors()) return console.error(compileProblems(stats, folder).join('\n'))
    bundle = readServerBundle(serverFile)
    settle()
    // A page's content belongs to no module, so the dev server does not notice a change of it.
    devServer.sendMessage(devServer.webSocketServer?.clients ?? [], 'static-changed')
    void overlay.run('gate', async () => (await tryAndWarn({ folder, remote, built })).refusals)
  })
  await devServer.start()
  overlay.listen()
  const stopPreparing = watchPrepared(folder, {
    prepare: () => prepareRemote(remote, folder),
    onPrepared: (problems) => overlay.show('prepare', problems),
  })
  const stopRecipe = watchRecipe(folder, (problems) => overlay.show('recipe', problems))
  const stopTypes = watchTypes({
    folder,
    projects: ['.'],
    onChecked: (errors) => overlay.show('types', errors),
  })
  await firstBuild
  return {
    url: `http://localhost:${port}`,
    async stop() {
      stopTypes()
      stopPreparing()
      stopRecipe()
      await devServer.stop()
    },
  }
}
