import { type Configuration, rspack } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'

type Options = {
  root: string
  output: string
  publicPath: string
  entry: string
  /** The shell's module that loads pages and fragments through Module Federation, and its replacement. */
  federation: string
  load: string
}

/** Rspack's default production build: no manual chunks and no file hashes in the runtime. */
export function monolithConfiguration({ root, output, publicPath, entry, federation, load }: Options): Configuration {
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
      new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, (resource) => {
        if (federation.endsWith(resource.request.replace(/^\.+/, ''))) resource.request = load
      }),
    ],
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}
