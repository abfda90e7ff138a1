import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'

const folder = join(import.meta.dirname, '..')

/** Server and commands. Third-party packages stay outside; our own code is in the bundle. */
export const server: Configuration = {
  name: 'server',
  mode: 'production',
  context: folder,
  devtool: false,
  target: 'node24',
  entry: {
    main: './src/server/commands/main.ts',
    compose: './src/server/commands/compose.ts',
    encode: './src/server/commands/encode.ts',
    export: './src/server/commands/export.ts',
    leads: './src/server/commands/leads.ts',
    backup: './src/server/commands/backup.ts',
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
  module: { rules: sourceRules() },
  optimization: { splitChunks: false },
  stats: 'errors-warnings',
  performance: false,
}

/** The shell's part of every document with the shared libraries, for its release. Everything is in one file. */
export const render: Configuration = {
  ...rendering,
  name: 'render',
  entry: { render: './src/server/rendering/bundle/renderBundle.ts' },
  output: { ...rendering.output, path: join(folder, 'dist/render') },
}

/** What a render process itself runs, and the globals that it provides. */
export const renderProcess: Configuration = {
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
