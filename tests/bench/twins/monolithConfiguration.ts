import { type Configuration, rspack } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'

type Options = {
  root: string
  output: string
  publicPath: string
  entry: string
  /** The shell's module that loads pages by Module Federation, and what stands in its place. */
  federation: string
  loadPage: string
}

/** Rspack's production build as it is by itself: no alias, no stub, no chunks by hand, no hashes of files in the runtime. */
export function monolithConfiguration({
  root,
  output,
  publicPath,
  entry,
  federation,
  loadPage,
}: Options): Configuration {
  return {
    name: 'monolith',
    mode: 'production',
    context: root,
    devtool: false,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      path: output,
      clean: true,
      publicPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    module: { rules: sourceRules() },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, (asked) => {
        if (federation.endsWith(asked.request.replace(/^\.+/, ''))) asked.request = loadPage
      }),
    ],
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}
