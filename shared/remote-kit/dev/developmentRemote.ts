import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { browserConfiguration } from '../build/browserConfiguration.ts'
import type { RemoteDefinition } from '../build/RemoteDefinition.ts'
import { serverConfiguration } from '../build/serverConfiguration.ts'
import { contentPagesFile } from '../build/writePageContent.ts'
import { DependencyPlugin } from './DependencyPlugin.ts'
import { SAVING } from './watchBuild.ts'

type Options = { remote: RemoteDefinition; folder: string; built: string; origin: string }

/** Both builds of a remote while it is being changed. `built` is where they go, apart from those that are released. */
export function developmentRemote({ remote, folder, built, origin }: Options) {
  const browser = browserConfiguration(remote, folder, { development: true })
  const server = serverConfiguration(remote, folder)
  return {
    browser: {
      ...browser,
      output: { ...browser.output, path: join(built, 'hot'), publicPath: `${origin}/` },
      watchOptions: { aggregateTimeout: SAVING },
      // One runtime of React Refresh for shell and remotes: with one of its own, updates would arrive and nothing would
      // be rendered again. The shell's script provides it (client/developmentClient.ts).
      externals: { 'react-refresh/runtime': 'var globalThis.__refreshRuntime' },
      plugins: [...(browser.plugins ?? []), new ReactRefreshRspackPlugin({ injectEntry: false })],
      stats: 'none',
      infrastructureLogging: { level: 'error' },
    } satisfies Configuration,
    server: {
      ...server,
      mode: 'development',
      output: { ...server.output, path: join(built, 'server') },
      // Tree shaking as in production: a library's unused half may ask, as it is evaluated, for what a remote has not got
      // while it is rendered (`Buffer`, `process`), and the remote would be refused in development alone.
      optimization: {
        ...server.optimization,
        minimize: false,
        providedExports: true,
        usedExports: true,
        sideEffects: true,
        innerGraph: true,
        concatenateModules: true,
      },
      // A page's content is in no module: without this nothing would be released when it alone has changed.
      plugins: [...(server.plugins ?? []), new DependencyPlugin(contentPagesFile(folder))],
      stats: 'none',
    } satisfies Configuration,
  }
}
