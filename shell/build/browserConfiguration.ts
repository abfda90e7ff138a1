import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ByteBudgetPlugin } from '@site/remote-kit/budgets/ByteBudgetPlugin'
import { RetryAddressPlugin } from '@site/remote-kit/patches/RetryAddressPlugin'
import { scriptMinimizer } from '@site/remote-kit/build/scriptMinimizer'
import { sourceRules } from '@site/remote-kit/build/sourceRules'
import { SortedIntegrityPlugin } from '@site/remote-kit/patches/SortedIntegrityPlugin'
import { readShellBudgets, startChunks } from './shellBudgets.ts'

const folder = join(import.meta.dirname, '..')
const { scripts } = readShellBudgets()

/**
 * Makes Chromium compile the libraries on another thread while they arrive. Without this it parses most functions twice, the
 * second time on the main thread. Other browsers ignore the comment.
 * V8 calls it explicit compile hints.
 */
const compileHints = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^libraries\./,
    // After the minimizer, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

/** A layer: its modules are copies of their own, from which nothing is left out because the shell does not use it. */
const WHOLE = 'whole'

/** The shell's browser scripts. It is a federation host only at run time, and knows no remote when it is built. */
export const browser: Configuration = {
  name: 'browser',
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: './src/browser/main.ts' },
  output: {
    path: join(folder, 'dist/browser'),
    clean: true,
    publicPath: '/shell/',
    uniqueName: 'shell',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    crossOriginLoading: 'anonymous',
  },
  module: { rules: [...sourceRules(), { test: /wholeToolkit\.ts$/, layer: WHOLE }] },
  optimization: {
    minimizer: [scriptMinimizer()],
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: {
          name: 'libraries',
          test: /node_modules\/((react|react-dom|scheduler)\/|@module-federation|@emotion|@reduxjs|react-redux|redux|reselect|react-router|stylis|use-sync|hoist|immer)/,
          layer: (layer) => layer !== WHOLE,
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new rspack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      FEDERATION_HAS_EXPOSES: 'false',
      ENV_TARGET: '"web"',
    }),
    new ByteBudgetPlugin({ place: 'The start scripts', chunks: startChunks, bytes: scripts.start }),
    new ByteBudgetPlugin({ place: 'The scripts that measure a view', chunks: ['views'], bytes: scripts.views }),
    compileHints(),
    new RetryAddressPlugin(),
    new SortedIntegrityPlugin(),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
  stats: 'errors-warnings',
  performance: false,
}

/** The inline scripts: separate, and without a module runtime. */
export const loader: Configuration = {
  name: 'loader',
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['web', 'es2020'],
  entry: {
    loader: './src/browser/inline/inlineLoader.ts',
    headScript: './src/browser/inline/headScript.ts',
  },
  output: { path: join(folder, 'dist/loader'), clean: true, filename: '[name].js', iife: true },
  module: { rules: sourceRules() },
  optimization: { minimizer: [scriptMinimizer()] },
  stats: 'errors-warnings',
}

/** One of the two service workers, which share their source. */
export const serviceWorker = (file: string, mobile: boolean): Configuration => ({
  name: file,
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['webworker', 'es2022'],
  entry: { [file]: './src/browser/serviceWorker/worker.ts' },
  output: { path: join(folder, 'dist/serviceWorker'), filename: '[name].js' },
  module: { rules: sourceRules() },
  optimization: { minimizer: [scriptMinimizer()] },
  plugins: [new rspack.DefinePlugin({ __MOBILE__: JSON.stringify(mobile) })],
  stats: 'errors-warnings',
})
