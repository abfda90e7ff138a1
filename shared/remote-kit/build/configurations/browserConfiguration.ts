import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { globalNameOf } from '@site/contracts/Release'
import { readBudgets } from '../../budgets/Budgets.ts'
import { ByteBudgetPlugin } from '../../budgets/ByteBudgetPlugin.ts'
import { RetryAddressPlugin } from '../../patches/RetryAddressPlugin.ts'
import { SortedIntegrityPlugin } from '../../patches/SortedIntegrityPlugin.ts'
import { StableEntryPlugin } from '../../patches/StableEntryPlugin.ts'
import { StripKeepNamesPlugin } from '../../patches/StripKeepNamesPlugin.ts'
import { PlatformPlugin } from './PlatformPlugin.ts'
import { fileOptions, fileRules } from '../files/fileRules.ts'
import { exposeOf, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { scriptMinimizer } from './scriptMinimizer.ts'
import { sourceResolution, sourceRules } from '../sources/sourceRules.ts'
import { type Container, federationOfShell } from './Container.ts'

type Options = { development?: boolean; refresh?: boolean; container?: Container }

function pagesContainer(remote: RemoteDefinition): Container {
  const globalName = globalNameOf(remote.name)
  return {
    exposes: Object.fromEntries(remote.pages.map((page) => [exposeOf(page), page.page])),
    ...{ globalName, prefix: '', folder: 'dist/browser', side: 'browser', budgeted: true },
    federation: federationOfShell(remote, globalName),
  }
}

/**
 * Browser build of a remote: a Module Federation container that brings none of the shared libraries. While developing
 * its files keep their names and can be read; `refresh` lets them take updates of components.
 */
export function browserConfiguration(
  remote: RemoteDefinition,
  folder: string,
  { development = false, refresh = false, container = pagesContainer(remote) }: Options = {},
): Configuration {
  const mark = development ? '' : '.[contenthash:10]'
  const { globalName, prefix, federation } = container
  const files = { side: container.side, development, remote }
  const exposes = Object.fromEntries(
    Object.entries(container.exposes).map(([expose, file]) => [
      expose,
      { import: [file], name: expose.slice(2).replaceAll('/', '-') },
    ]),
  )
  return {
    name: 'browser',
    mode: development ? 'development' : 'production',
    context: folder,
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: {},
    resolve: sourceResolution(folder),
    output: {
      path: join(folder, container.folder),
      clean: true,
      publicPath: 'auto',
      uniqueName: `${prefix}${remote.name}`,
      chunkLoadingGlobal: `__chunks_${globalName}`,
      filename: `${prefix}[name]${mark}.js`,
      chunkFilename: `${prefix}[name]${mark}.js`,
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
        filename: `${prefix}remoteEntry${mark}.js`,
        exposes,
        dts: false,
        dev: false,
        manifest: { fileName: 'mf-manifest.json' },
        shareStrategy: 'loaded-first',
        ...federation,
      }),
      new StableEntryPlugin(),
      ...(container.budgeted ? byteBudgets(remote, folder) : []),
      new StripKeepNamesPlugin(),
      new PlatformPlugin('browser', globalName),
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
  const file = 'budgets.json'
  return [
    new ByteBudgetPlugin({ place: `The entry of ${name}`, chunks: ['remoteEntry'], bytes: budgets.entry, file }),
    new ByteBudgetPlugin({ place: name, bytes: budgets.scripts, file }),
  ]
}
