import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'
import { hostAlias } from './surgery/hostAlias.ts'

const folder = join(import.meta.dirname, '..')

/** A chunk that every page needs, evaluated as a step of its own: see src/browser/main.ts. */
const startChunk = (name: string, test: RegExp) => ({ name, test, chunks: 'all' as const, enforce: true })

/** Browser scripts of the shell. It is a federation host at run time only and knows no remote when it is built. */
const browser: Configuration = {
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
  resolve: { alias: hostAlias() },
  module: {
    rules: [
      ...sourceRules(),
      {
        test: /node_modules\/react-router\/.*\.mjs$/,
        loader: join(import.meta.dirname, 'surgery/shakeableRouter.cjs'),
      },
    ],
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        react: startChunk('react', /node_modules\/(react|react-dom|scheduler)\//),
        federation: startChunk('federation', /node_modules\/@module-federation\/|federationStubs/),
        libraries: startChunk(
          'libraries',
          /node_modules\/(@emotion|@reduxjs|react-redux|redux|immer|reselect|react-router|stylis|use-sync|hoist)/,
        ),
      },
    },
  },
  plugins: [
    new rspack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_HAS_EXPOSES: 'false',
      ENV_TARGET: '"web"',
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
  stats: 'errors-warnings',
  performance: false,
}

/** The inline loader, a script of its own without a module runtime. */
const loader: Configuration = {
  name: 'loader',
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['web', 'es2020'],
  entry: { loader: './src/browser/loading/inlineLoader.ts' },
  output: { path: join(folder, 'dist/loader'), clean: true, filename: '[name].js', iife: true },
  module: { rules: sourceRules() },
  stats: 'errors-warnings',
}

/** One service worker of the two: both are made from the same source. */
const serviceWorker = (file: string, mobile: boolean): Configuration => ({
  name: file,
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['webworker', 'es2022'],
  entry: { [file]: './src/browser/serviceWorker/worker.ts' },
  output: { path: join(folder, 'dist/serviceWorker'), filename: '[name].js' },
  module: { rules: sourceRules() },
  plugins: [new rspack.DefinePlugin({ __MOBILE__: JSON.stringify(mobile) })],
  stats: 'errors-warnings',
})

/** Server and commands. Packages stay outside; what is ours is in the bundle. */
const server: Configuration = {
  name: 'server',
  mode: 'production',
  context: folder,
  devtool: false,
  target: 'node20',
  entry: {
    main: './src/server/commands/main.ts',
    export: './src/server/commands/export.ts',
    leads: './src/server/commands/leads.ts',
  },
  output: {
    path: join(folder, 'dist/server'),
    clean: true,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
  },
  externalsPresets: { node: true },
  externalsType: 'commonjs',
  externals: [
    ({ request }, done) =>
      /^(\.|\/|@site\/|[a-zA-Z]:)/.test(request ?? '') ? done() : done(undefined, `commonjs ${request}`),
  ],
  node: { __dirname: false },
  module: { rules: sourceRules() },
  optimization: { minimize: false, splitChunks: false },
  stats: 'errors-warnings',
}

const rendering: Configuration = {
  mode: 'production',
  context: folder,
  devtool: false,
  target: 'es2022',
  output: {
    clean: true,
    filename: '[name].cjs',
    chunkFormat: 'commonjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
  },
  module: {
    rules: [
      ...sourceRules(),
      {
        test: /node_modules\/react-router\/.*\.mjs$/,
        loader: join(import.meta.dirname, 'surgery/shakeableRouter.cjs'),
      },
    ],
  },
  optimization: { splitChunks: false },
  stats: 'errors-warnings',
  performance: false,
}

/** The shell's part of every document with the shared libraries, in its release. Nothing stays outside of the file. */
const render: Configuration = {
  ...rendering,
  name: 'render',
  entry: { render: './src/server/rendering/bundle/renderBundle.ts' },
  output: { ...rendering.output, path: join(folder, 'dist/render') },
}

/** What a render process runs itself, and the globals that it gives to what it evaluates. */
const renderProcess: Configuration = {
  ...rendering,
  name: 'renderProcess',
  entry: {
    runner: './src/server/rendering/runner/runner.ts',
    context: './src/server/rendering/context/renderContext.ts',
  },
  output: { ...rendering.output, path: join(folder, 'dist/renderProcess') },
  externalsType: 'commonjs',
  externals: [/^node:/],
  optimization: { minimize: false, splitChunks: false },
}

export const shellConfiguration = [
  browser,
  loader,
  server,
  render,
  renderProcess,
  serviceWorker('sw', false),
  serviceWorker('mobile-sw', true),
]
