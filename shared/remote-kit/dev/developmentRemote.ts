import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { browserConfiguration } from '../build/configurations/browserConfiguration.ts'
import { fragmentsConfiguration } from '../build/configurations/fragmentsConfiguration.ts'
import { serverConfiguration } from '../build/configurations/serverConfiguration.ts'
import { fragmentsOf, type RemoteDefinition } from '../build/definition/RemoteDefinition.ts'
import { contentPagesFile } from '../build/writePageContent.ts'
import { DependencyPlugin } from './DependencyPlugin.ts'
import { AGGREGATE_TIMEOUT } from './watchBuild.ts'

type Options = {
  remote: RemoteDefinition
  folder: string
  /** Where the builds go, apart from those that are released. */
  built: string
  /** Address of the folder that the browser files are in. */
  publicPath: string
  /** True where the shell brings development React and one runtime of React Refresh (client/developmentClient.ts). */
  refresh: boolean
}

/** The builds of a remote while it is being changed: of pages, for the server, and of fragments, if it has any. */
export function developmentRemote({ remote, folder, built, publicPath, refresh }: Options) {
  const browser = browserConfiguration(remote, folder, { development: true, refresh })
  const server = serverConfiguration(remote, folder)
  const fragments = fragmentsConfiguration(remote, folder)
  return {
    // Released like the server's: a change of one is a new document.
    fragments:
      fragmentsOf(remote).length > 0
        ? [
            {
              ...fragments,
              output: { ...fragments.output, path: join(built, 'fragments') },
              stats: 'none',
            } as Configuration,
          ]
        : [],
    browser: {
      ...browser,
      output: { ...browser.output, path: join(built, 'hot'), publicPath },
      watchOptions: { aggregateTimeout: AGGREGATE_TIMEOUT },
      // With a runtime of its own updates would arrive and nothing would be rendered again.
      ...(refresh && { externals: { 'react-refresh/runtime': 'var globalThis.__refreshRuntime' } }),
      plugins: [...(browser.plugins ?? []), ...(refresh ? [new ReactRefreshRspackPlugin({ injectEntry: false })] : [])],
      stats: 'none',
      infrastructureLogging: { level: 'error' },
    } satisfies Configuration,
    server: {
      ...server,
      mode: 'development',
      output: { ...server.output, path: join(built, 'server') },
      // Tree shaking as in production: the unused half of a library may need something at evaluation that does not exist
      // during rendering (`Buffer`, `process`), and the remote would be refused in development only.
      optimization: {
        ...server.optimization,
        minimize: false,
        providedExports: true,
        usedExports: true,
        sideEffects: true,
        innerGraph: true,
        concatenateModules: true,
      },
      // Page content is in no module: without this, a change of content alone would not be released.
      plugins: [...(server.plugins ?? []), new DependencyPlugin(contentPagesFile(folder))],
      stats: 'none',
    } satisfies Configuration,
  }
}
