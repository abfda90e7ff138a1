import { mkdirSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { PlatformPlugin } from './PlatformPlugin.ts'
import { fileOptions, fileRules } from '../files/fileRules.ts'
import { PageStylesPlugin } from '../files/PageStylesPlugin.ts'
import { RefusedFilesPlugin } from '../files/RefusedFilesPlugin.ts'
import { FragmentSignaturePlugin } from './FragmentSignaturePlugin.ts'
import { exposeOf, fragmentsOf, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { librariesFromShell, otherNames } from '../libraries/sharedLibraries.ts'
import { styleMinimizer } from './styleMinimizer.ts'
import { sourceResolution, sourceRules } from '../sources/sourceRules.ts'
import { TopLevelAwaitPlugin } from '../sources/TopLevelAwaitPlugin.ts'
import { UsedLibrariesPlugin } from '../libraries/UsedLibrariesPlugin.ts'

/** Libraries ask for modules of Node in what they use only there; the browser's build refuses the others. */
const withoutNode = Object.fromEntries(builtinModules.map((name) => [name, false as const]))

/**
 * A remote's server build: a single CommonJS file that gets the shared libraries from the `require` of whoever evaluates it.
 * `pages` maps each expose to its component and data module (shared/contracts/release/ServerBundle.ts).
 */
export function serverConfiguration(remote: RemoteDefinition, folder: string): Configuration {
  const files = { side: 'server', development: false, remote } as const
  return {
    name: 'server',
    mode: 'production',
    context: folder,
    // Beside the bundle, for what the gate says about it; nothing in the bundle refers to it, and no release has it.
    devtool: 'hidden-source-map',
    // It runs where there is neither Node nor a document.
    target: ['webworker', 'es2024'],
    resolve: {
      ...sourceResolution(folder),
      conditionNames: ['edge-light', 'workerd', '...'],
      // What packages name beside their conditions is for a document.
      mainFields: ['module', 'main'],
      aliasFields: [],
      fallback: withoutNode,
    },
    node: { global: true },
    entry: {
      // Without an address of its own: it is evaluated, never loaded from a file.
      server: { import: writeEntry(remote, folder), baseUri: 'about:blank' },
      ...PageStylesPlugin.entriesOf(remote),
    },
    output: {
      path: join(folder, 'dist/server'),
      clean: true,
      filename: '[name].cjs',
      devtoolModuleFilenameTemplate: '[resource-path]',
      publicPath: '',
      // Class names are made of it, and are the same in the browser.
      uniqueName: remote.name,
      library: { type: 'commonjs2' },
      // In the browser, islands are separate chunks; here everything is in one file, so that one hash covers it. For all
      // entries: a chunk with a name would be one file for all of them.
      asyncChunks: false,
    },
    externalsType: 'commonjs',
    externals: {
      ...Object.fromEntries(librariesFromShell(remote).map((library) => [library, library])),
      ...otherNames,
    },
    module: { rules: [...sourceRules(), ...fileRules(files)], ...fileOptions(files) },
    optimization: {
      minimize: true,
      splitChunks: false,
      // The gate names the component that threw.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { keep_fnames: true }, mangle: { keep_fnames: true } },
        }),
        styleMinimizer(),
      ],
    },
    plugins: [
      new PlatformPlugin('server'),
      new UsedLibrariesPlugin(),
      new FragmentSignaturePlugin(remote, folder),
      new PageStylesPlugin(remote),
      new RefusedFilesPlugin(),
      new TopLevelAwaitPlugin(),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}

function writeEntry(remote: RemoteDefinition, folder: string): string {
  const pages = remote.pages.map((page, index) => {
    const load = page.data ? `import * as data${index} from ${JSON.stringify(join(folder, page.data))}\n` : ''
    return {
      head: `import page${index} from ${JSON.stringify(join(folder, page.page))}\n${load}`,
      entry: `${JSON.stringify(exposeOf(page))}: { component: page${index}${page.data ? `, data: data${index}` : ''} }`,
    }
  })
  const fragments = fragmentsOf(remote).map(({ name, component, data }, index) => ({
    head: [
      `import * as fragment${index} from ${JSON.stringify(join(folder, component))}\n`,
      ...(data ? [`import * as fragmentData${index} from ${JSON.stringify(join(folder, data))}\n`] : []),
    ].join(''),
    entry: `${name}: { module: fragment${index}${data ? `, data: fragmentData${index}` : ''} }`,
  }))
  const offered = fragments.map(({ entry }) => entry).join(', ')
  const heads = [...pages, ...fragments].map(({ head }) => head).join('')
  const documents = remote.documents
    ? `export { documents } from ${JSON.stringify(join(folder, remote.documents))}\n`
    : ''
  const file = join(folder, '.build/serverEntry.js')
  mkdirSync(join(folder, '.build'), { recursive: true })
  writeFileSync(
    file,
    `${heads}${documents}export const pages = { ${pages.map(({ entry }) => entry).join(', ')} }\n` +
      (fragments.length > 0 ? `export const fragments = { ${offered} }\n` : ''),
  )
  return file
}
