import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RegisteredRemote, registryOf } from '@site/contracts/Registry'
import { withSources } from '../build/sources/sourcePlaces.ts'
import { createEventStream } from './createEventStream.ts'
import { createSiteProcess } from './createSiteProcess.ts'
import { dropOldReleases, linkRelease } from './developmentReleases.ts'
import { isHere } from './findRoot.ts'
import { freePorts } from './freePorts.ts'
import { isShown } from './isShown.ts'
import { linkElsewhere } from './linkElsewhere.ts'
import { readShell } from './readShell.ts'
import { serveRemote } from './serveRemote.ts'
import { watchBuild } from './watchBuild.ts'
import { watchTypes } from './watchTypes.ts'

type Options = { root: string; registered: readonly RegisteredRemote[]; hot: readonly string[]; port: number }

/**
 * Serves the composed site with development React: each hot remote from a dev server, the others from their last release,
 * the shell from a watching build. Resolves when the site is up. Everything that it makes is in `.build/dev/<port>`; builds
 * for releases are not touched.
 */
export async function startDevelopment({ root, registered, hot, port }: Options) {
  const [sitePort = port, eventsPort = 0, ...remotePorts] = await freePorts(port, 2 + hot.length)
  const work = join(root, '.build/dev', String(sitePort))
  const releasesFolder = join(work, 'releases')
  const eventStream = createEventStream(eventsPort)
  const onBroken = (text: string) => {
    console.error(text)
    eventStream.send('problem', text)
  }

  for (const { name: remote } of registered) {
    if (!isHere(root, remote)) linkElsewhere({ root, remote, releasesFolder })
    else if (!hot.includes(remote)) linkRelease({ root, remote, releasesFolder })
  }
  const served = Promise.all(
    hot.map((remote, index) =>
      serveRemote({
        folder: join(root, remote),
        built: join(work, remote),
        releasesFolder,
        port: remotePorts[index] ?? 0,
        onBroken,
        async onContent(release) {
          if (await isShown(`http://localhost:${sitePort}`, release)) eventStream.send('reload')
        },
      }),
    ),
  )
  const events = `http://localhost:${eventsPort}`
  const origins = hot.map((remote, index) => [remote, `http://localhost:${remotePorts[index]}`])
  const shell = await readShell({ root, work, events })
  const site = createSiteProcess({
    root,
    explain: (text) => explained(text, { work, hot }),
    main: join(shell.folder, 'server/main.cjs'),
    env: {
      NODE_ENV: 'development',
      PORT: String(sitePort),
      RELEASES_DIR: releasesFolder,
      REGISTRY_FILE: writeRegistry(work, registered),
      // The releases in this folder, whatever other servers read.
      DATABASE_URL: '',
      DATA_DIR: join(work, 'data'),
      DEV_REMOTES: JSON.stringify(Object.fromEntries([['shell', events], ...origins])),
    },
  })
  let stopShell = async () => {}
  await new Promise<void>((resolve) => {
    stopShell = watchBuild(shell.configurations, {
      folder: join(root, 'shell'),
      settle: 300,
      async onBuilt() {
        await Promise.all([served, shell.release(releasesFolder)])
        dropOldReleases(join(releasesFolder, 'shell'))
        await site.restart()
        eventStream.send('reload')
        resolve()
      },
      onBroken: (text) => onBroken(`The shell cannot be built:\n${text}`),
    })
  })
  const remotes = await served
  // One compiler for all of them.
  const stopTypes = watchTypes({
    folder: root,
    projects: hot,
    packages: ['shared'],
    onChecked(errors) {
      for (const [index, { overlay }] of remotes.entries()) {
        const others = hot.filter((_, other) => other !== index)
        const isOwn = (error: string) => !others.some((name) => error.startsWith(`${name}/`))
        overlay.show('types', errors.filter(isOwn))
      }
    },
  })
  return {
    url: `http://localhost:${sitePort}`,
    async stop() {
      eventStream.stop()
      stopTypes()
      await Promise.all([stopShell(), site.stop(), ...remotes.map(({ stop }) => stop())])
    },
  }
}

/** A registry without keys: what is being changed here is not signed. */
function writeRegistry(work: string, registered: readonly RegisteredRemote[]): string {
  const file = join(work, 'registry.json')
  mkdirSync(work, { recursive: true })
  writeFileSync(file, JSON.stringify(registryOf(registered)))
  return file
}

/** The server's output, with the sources in place of positions in the hot remote's bundle that a line is about. */
function explained(text: string, { work, hot }: { work: string; hot: readonly string[] }): string {
  return text.replace(/^.*\bserver\.cjs:\d.*$/gm, (line) => {
    const remote = hot.find((name) => line.includes(name))
    return remote === undefined ? line : withSources(line, join(work, remote))
  })
}
