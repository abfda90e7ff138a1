import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { globalNameOf } from '@site/contracts/Release'
import { readBudgets } from '../budgets/Budgets.ts'
import { ByteBudgetPlugin } from '../budgets/ByteBudgetPlugin.ts'
import { RetryAddressPlugin } from '../patches/RetryAddressPlugin.ts'
import { SortedIntegrityPlugin } from '../patches/SortedIntegrityPlugin.ts'
import { StableEntryPlugin } from '../patches/StableEntryPlugin.ts'
import { StripKeepNamesPlugin } from '../patches/StripKeepNamesPlugin.ts'
import { fileOptions, fileRules } from './files/fileRules.ts'
import { exposeOf, type RemoteDefinition } from './RemoteDefinition.ts'
import { scriptMinimizer } from './scriptMinimizer.ts'
import { librariesFromShell } from './sharedLibraries.ts'
import { sourceRules } from './sourceRules.ts'

const createElement = join(import.meta.dirname, 'client/createElement.ts')

type Options = { development?: boolean; refresh?: boolean }

/**
 * Browser build of a remote: a Module Federation container that brings none of the shared libraries. While developing
 * its files keep their names and can be read; `refresh` lets them take updates of components.
 */
export function browserConfiguration(
  remote: RemoteDefinition,
  folder: string,
  { development = false, refresh = false }: Options = {},
): Configuration {
  const mark = development ? '' : '.[contenthash:10]'
  const globalName = globalNameOf(remote.name)
  const files = { side: 'browser', development, remote } as const
  const exposes = Object.fromEntries(
    remote.pages.map((page) => [exposeOf(page), { import: [page.page], name: exposeOf(page).slice(2) }]),
  )
  const shared = Object.fromEntries(
    librariesFromShell(remote).map((library) => [
      library,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  )
  return {
    name: 'browser',
    mode: development ? 'development' : 'production',
    context: folder,
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: remote.name,
      chunkLoadingGlobal: `__chunks_${globalName}`,
      filename: `[name]${mark}.js`,
      chunkFilename: `[name]${mark}.js`,
      webassemblyModuleFilename: '[hash:10].wasm',
      crossOriginLoading: 'anonymous',
      // In ms. A chunk that hangs is requested again; until then the server's HTML is shown.
      chunkLoadTimeout: 30_000,
    },
    module: { rules: [...sourceRules({ refresh }), ...fileRules(files)], ...fileOptions(files) },
    // A few kilobytes do not deserve a file of their own: every file is a request and a hash in the document.
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: development ? 'named' : 'deterministic',
      minimizer: [scriptMinimizer()],
      splitChunks: { chunks: 'async', minSize: 20_000 },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: globalName,
        filename: `remoteEntry${mark}.js`,
        library: { type: 'global', name: globalName },
        exposes,
        shared,
        dts: false,
        dev: false,
        manifest: { fileName: 'mf-manifest.json' },
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new StableEntryPlugin(),
      ...byteBudgets(remote, folder),
      new StripKeepNamesPlugin(),
      // A style element of a library is one that the policy allows.
      new rspack.ProvidePlugin({ 'document.createElement': [createElement, 'createElement'] }),
      new RetryAddressPlugin(),
      new SortedIntegrityPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}

/** The remote's own script budgets, if it has any. */
function byteBudgets({ name }: RemoteDefinition, folder: string): ByteBudgetPlugin[] {
  const budgets = readBudgets(folder)
  if (!budgets) return []
  return [
    new ByteBudgetPlugin({ place: `The entry of ${name}`, chunks: ['remoteEntry'], bytes: budgets.entry }),
    new ByteBudgetPlugin({ place: name, bytes: budgets.scripts }),
  ]
}
