import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ShellManifestPlugin } from './ShellManifestPlugin.ts'
import { shellConfiguration } from './shellConfiguration.ts'

const shell = join(import.meta.dirname, '..')

/** Takes the place of a service worker that a built site has left at this address: nothing may come from its cache. */
const endOfWorker = 'self.oninstall=()=>self.skipWaiting();self.onactivate=()=>self.registration.unregister()\n'

type Client = {
  /** Script that runs before all others. */
  entry: string
  /** Where that script hears of changes. */
  events: string
}

/** The shell's builds while it is being changed: development React, readable, into `folder` instead of `dist`. */
export function developmentShell(folder: string, { entry, events }: Client): Configuration[] {
  mkdirSync(join(folder, 'serviceWorker'), { recursive: true })
  for (const file of ['sw.js', 'mobile-sw.js']) writeFileSync(join(folder, 'serviceWorker', file), endOfWorker)
  link(join(shell, 'dist/icons'), join(folder, 'icons'))
  link(join(shell, 'public'), join(folder, '../public'))
  return shellConfiguration
    .filter(({ name }) => ['browser', 'loader', 'server', 'render', 'renderProcess'].includes(name ?? ''))
    .map((configuration) => {
      const path = join(folder, basename(String(configuration.output?.path)))
      const development = { ...configuration, output: { ...configuration.output, path }, stats: 'none' as const }
      if (configuration.name === 'browser') return browser(development, folder, { entry, events })
      // The same React on both sides.
      return configuration.name === 'render' ? { ...development, mode: 'development' as const } : development
    })
}

function browser(configuration: Configuration, folder: string, { entry, events }: Client): Configuration {
  const { main } = configuration.entry as { main: string }
  const plugins = (configuration.plugins ?? []).filter((plugin) => !(plugin instanceof ShellManifestPlugin))
  return {
    ...configuration,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    // The manifest holds the loader's text.
    dependencies: ['loader'],
    entry: { main: [entry, main] },
    plugins: [
      ...plugins,
      new rspack.DefinePlugin({ __DEVELOPMENT_EVENTS__: JSON.stringify(events) }),
      new ShellManifestPlugin(folder, { compress: false }),
    ],
  }
}

function link(source: string, target: string): void {
  if (!existsSync(source) || existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(source, target, 'junction')
}
