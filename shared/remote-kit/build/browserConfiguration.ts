import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { fragmentsGlobal, MOUNT } from '@site/contracts/Fragment'
import { globalNameOf } from '@site/contracts/Release'
import { readBudgets } from '../budgets/Budgets.ts'
import { ByteBudgetPlugin } from '../budgets/ByteBudgetPlugin.ts'
import { RetryAddressPlugin } from '../patches/RetryAddressPlugin.ts'
import { SortedIntegrityPlugin } from '../patches/SortedIntegrityPlugin.ts'
import { StableEntryPlugin } from '../patches/StableEntryPlugin.ts'
import { StripKeepNamesPlugin } from '../patches/StripKeepNamesPlugin.ts'
import { PlatformPlugin } from './PlatformPlugin.ts'
import { fileOptions, fileRules } from './files/fileRules.ts'
import { NoStyleSheetsPlugin } from './files/NoStyleSheetsPlugin.ts'
import { exposeOf, fragmentsOf, PLAIN_FOLDER, type RemoteDefinition } from './RemoteDefinition.ts'
import { scriptMinimizer } from './scriptMinimizer.ts'
import { librariesFromShell } from './sharedLibraries.ts'
import { sourceRules } from './sourceRules.ts'

/** Where the fragments' browser files are built, in a remote's folder. */
const FRAGMENTS_FOLDER = 'dist/fragments'

type Options = { development?: boolean; refresh?: boolean; container?: Container }

/** What a container exposes: its modules by expose, its global name, the names of its files and the folder that they are in. */
type Container = {
  exposes: Readonly<Record<string, string>>
  globalName: string
  prefix: string
  folder: string
  /** Whether the site's own pages load it, whose style sheets are in their documents, or other sites. */
  side: 'browser' | 'outside'
  /** Whether the remote's budgets are about it. */
  budgeted: boolean
  /** How it gets the federation runtime and the shared libraries. */
  federation: Pick<FederationOptions, 'library' | 'shared' | 'experiments'>
}

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/** A container for the shell, which has the runtime and all shared libraries. */
function ofShell(remote: RemoteDefinition, globalName: string): Container['federation'] {
  const shared = Object.fromEntries(
    librariesFromShell(remote).map((library) => [
      library,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  )
  return {
    library: { type: 'global', name: globalName },
    shared,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  }
}

function pagesContainer(remote: RemoteDefinition): Container {
  const globalName = globalNameOf(remote.name)
  return {
    exposes: Object.fromEntries(remote.pages.map((page) => [exposeOf(page), page.page])),
    ...{ globalName, prefix: '', folder: 'dist/browser', side: 'browser', budgeted: true },
    federation: ofShell(remote, globalName),
  }
}

/**
 * Browser build of a remote's fragments, in a container apart from that of its pages: they would otherwise cost every page
 * bytes that nobody there needs.
 */
export function fragmentsConfiguration(remote: RemoteDefinition, folder: string): Configuration {
  const globalName = fragmentsGlobal(globalNameOf(remote.name))
  const container: Container = {
    exposes: {
      [MOUNT]: writeMount(remote, folder),
      ...Object.fromEntries(fragmentsOf(remote).map(({ name, component }) => [`./${name}`, component])),
    },
    ...{ globalName, prefix: 'fragments.', folder: FRAGMENTS_FOLDER, side: 'browser', budgeted: false },
    federation: ofShell(remote, globalName),
  }
  const configuration = browserConfiguration(remote, folder, { container })
  const plugins = [...(configuration.plugins ?? []), new NoStyleSheetsPlugin(), plainFiles(folder)]
  return { ...configuration, plugins, name: 'fragments' }
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
      new PlatformPlugin('browser'),
      new RetryAddressPlugin(),
      new SortedIntegrityPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}

/** In the remote's folder: an absolute path would give the container's module another id in every clone. */
const MOUNT_MODULE = './.build/mountFragments.js'

/** The files of containers of other sites, as they were fetched. */
function plainFiles(folder: string) {
  const context = join(folder, PLAIN_FOLDER, 'files')
  return new rspack.CopyRspackPlugin({
    patterns: [{ from: '*.js', context, noErrorOnMissing: true, info: { minimized: true } }],
  })
}

/** Writes the module that hydrates the remote's fragments, each from a file of its own. */
function writeMount(remote: RemoteDefinition, folder: string): string {
  const modules = fragmentsOf(remote).map(
    ({ name, component }) => `${name}: () => import(${JSON.stringify(join(folder, component))})`,
  )
  mkdirSync(join(folder, '.build'), { recursive: true })
  writeFileSync(
    join(folder, MOUNT_MODULE),
    `import { mountFragments } from '@site/design/islands/mountFragments'
let isMounted = false
export default (shell) => {
  if (isMounted) return
  isMounted = true
  mountFragments(${JSON.stringify(remote.name)}, { ${modules.join(', ')} }, shell)
}
`,
  )
  return MOUNT_MODULE
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
