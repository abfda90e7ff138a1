import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { Release } from '@site/contracts/Release'
import { prepareRemote } from '../build/prepareRemote.ts'
import { readRecipe } from '../build/definition/readRecipe.ts'
import { tryAndWarn } from '../gate/trial/tryRemote.ts'
import { writeRelease } from '../release/writeRelease.ts'
import { dropOldReleases, writePlaceholder } from './developmentReleases.ts'
import { createOverlay } from './createOverlay.ts'
import { developmentRemote } from './developmentRemote.ts'
import { watchBuild } from './watchBuild.ts'
import { watchPrepared } from './watchPrepared.ts'
import { watchRecipe } from './watchRecipe.ts'

/** The pause in ms in which the other build of a change may finish. */
const SETTLE = 100

type Options = {
  folder: string
  built: string
  releasesFolder: string
  port: number
  onBroken: (text: string) => void
  /** Called after the release of a change of content: no module of the page has changed, so nothing updates in place. */
  onContent: (release: Pick<Release, 'name' | 'id'>) => void
}

/**
 * Serves a remote's browser files hot, and releases its server bundle after each change, so that the server's HTML follows.
 * Resolves after the first release. @returns a function that stops it, and what shows problems over its pages.
 */
export async function serveRemote({ folder, built, releasesFolder, port, onBroken, onContent }: Options) {
  const remote = await readRecipe(folder)
  const releases = join(releasesFolder, remote.name)
  // It is a link to earlier releases if another remote was the hot one last time.
  rmSync(releases, { recursive: true, force: true })
  await prepareRemote(remote, folder)
  writePlaceholder(remote, built)
  const { browser, fragments, server } = developmentRemote({
    remote,
    folder,
    built,
    publicPath: `http://localhost:${port}/`,
    refresh: true,
  })

  const devServer = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: { hostname: 'localhost', port }, overlay: { errors: true, warnings: false } },
      setupExitSignals: false,
    },
    rspack(browser),
  )
  const overlay = createOverlay(devServer, folder)
  await devServer.start()
  overlay.listen()

  let isOfContent = false
  let stopWatching = async () => {}
  await new Promise<void>((resolve) => {
    stopWatching = watchBuild([server, ...fragments], {
      folder,
      settle: fragments.length > 0 ? SETTLE : 0,
      async onBuilt() {
        const release = await writeRelease(folder, releasesFolder, built)
        dropOldReleases(releases)
        resolve()
        if (isOfContent) onContent(release)
        isOfContent = false
        void overlay.run('gate', async () => (await tryAndWarn({ folder, remote, built })).refusals)
      },
      onBroken: (text) => onBroken(`${remote.name} cannot be built:\n${text}`),
    })
  })
  const stopPreparing = watchPrepared(folder, {
    async prepare() {
      isOfContent = true
      await prepareRemote(remote, folder)
    },
    onPrepared: (problems) => overlay.show('prepare', problems),
  })
  const stopRecipe = watchRecipe(folder, (problems) => overlay.show('recipe', problems))
  return {
    overlay,
    async stop() {
      stopPreparing()
      stopRecipe()
      await Promise.all([stopWatching(), devServer.stop()])
    },
  }
}
