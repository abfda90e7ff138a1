import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { publish } from '@site/release-protocol/publication/publish'
import { makeShellRelease } from './makeShellRelease.ts'
import { shellConfiguration } from './shellConfiguration.ts'

/** Replaces a service worker that a built site has installed at this origin: nothing may come from its cache. */
const endOfWorker = 'self.oninstall=()=>self.skipWaiting();self.onactivate=()=>self.registration.unregister()\n'

type Client = {
  /** The script that runs before all others. */
  entry: string
  /** URL of that script's event stream. */
  events: string
}

/** The shell's development builds: development React, readable, into `folder` instead of `dist`. */
export function developmentShell(folder: string, { entry, events }: Client): Configuration[] {
  mkdirSync(join(folder, 'serviceWorker'), { recursive: true })
  for (const file of ['sw.js', 'mobile-sw.js']) writeFileSync(join(folder, 'serviceWorker', file), endOfWorker)
  return shellConfiguration
    .filter(({ name }) => ['browser', 'loader', 'server', 'render', 'renderProcess'].includes(name ?? ''))
    .map((configuration) => {
      const path = join(folder, basename(String(configuration.output?.path)))
      const development = { ...configuration, output: { ...configuration.output, path }, stats: 'none' as const }
      if (configuration.name === 'browser') return browser(development, { entry, events })
      // The same React on both sides.
      return configuration.name === 'render' ? { ...development, mode: 'development' as const } : development
    })
}

/** Releases the output of `developmentShell` in `folder`. */
export async function releaseDevelopmentShell(folder: string, releasesFolder: string): Promise<void> {
  const { id } = await makeShellRelease({ releasesFolder, dist: folder, compress: false })
  await publish(releasesFolder, { shell: id })
}

function browser(configuration: Configuration, { entry, events }: Client): Configuration {
  const { main } = configuration.entry as { main: string }
  return {
    ...configuration,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { main: [entry, main] },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.DefinePlugin({ __DEVELOPMENT_EVENTS__: JSON.stringify(events) }),
    ],
  }
}
