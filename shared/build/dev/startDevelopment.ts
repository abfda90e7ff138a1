import { join } from 'node:path'
import { createAnnouncer } from './createAnnouncer.ts'
import { createSiteProcess } from './createSiteProcess.ts'
import { freePort } from './freePort.ts'
import { linkRelease } from './linkRelease.ts'
import { readShell } from './readShell.ts'
import { serveRemote } from './serveRemote.ts'
import { watchBuild } from './watchBuild.ts'

type Options = { root: string; remotes: readonly string[]; hot: readonly string[]; port: number }

/**
 * Serves the composed site with development React: hot remotes from a dev server each, the others from their last
 * release, the shell from a build that is watched. Settles when the site answers. Everything it makes is in
 * `.build/dev/<port>`; builds that are released are not touched.
 */
export async function startDevelopment({ root, remotes, hot, port }: Options) {
  const sitePort = await freePort(port)
  const work = join(root, '.build/dev', String(sitePort))
  const releasesFolder = join(work, 'releases')
  const eventsPort = await freePort(sitePort + 1)
  const announcer = createAnnouncer(eventsPort)
  const complain = (text: string) => {
    console.error(text)
    announcer.tell('problem', text)
  }

  for (const remote of remotes) if (!hot.includes(remote)) linkRelease({ root, remote, releasesFolder })
  const origins: Record<string, string> = { shell: `http://localhost:${eventsPort}` }
  const stops: (() => Promise<void>)[] = []
  let lastPort = eventsPort
  for (const remote of hot) {
    lastPort = await freePort(lastPort + 1)
    origins[remote] = `http://localhost:${lastPort}`
    const built = join(work, remote)
    stops.push(
      await serveRemote({ folder: join(root, remote), built, releasesFolder, port: lastPort, onBroken: complain }),
    )
  }

  const shell = await readShell({ root, work, events: origins.shell ?? '' })
  const site = createSiteProcess({
    root,
    main: join(shell.folder, 'server/main.cjs'),
    env: {
      NODE_ENV: 'development',
      PORT: String(sitePort),
      RELEASES_DIR: releasesFolder,
      DATA_DIR: join(work, 'data'),
      DEV_REMOTES: JSON.stringify(origins),
    },
  })
  await new Promise<void>((resolve) => {
    stops.push(
      watchBuild(shell.configurations, {
        async onBuilt() {
          await site.restart()
          announcer.tell('reload')
          resolve()
        },
        onBroken: (text) => complain(`The shell cannot be built:\n${text}`),
      }),
    )
  })
  return {
    url: `http://localhost:${sitePort}`,
    async stop() {
      announcer.stop()
      await Promise.all([...stops.map((stop) => stop()), site.stop()])
    },
  }
}
