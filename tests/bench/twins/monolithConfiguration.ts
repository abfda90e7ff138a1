import { type Configuration, rspack } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'
import { immerAlias } from 'shell/build/immerAlias'
import { ShakeableRouterPlugin } from 'shell/build/ShakeableRouterPlugin'

/** Libraries as they are published, or with what the shell's build takes out of the same. */
export type Libraries = 'whole' | 'cut'

type Options = {
  root: string
  output: string
  publicPath: string
  entry: string
  libraries: Libraries
  /** The shell's module that loads pages by Module Federation, and what stands in its place. */
  federation: string
  loadPage: string
  /** A file that is built with another text than it has. */
  changed?: { file: string; text: string }
}

/**
 * Rspack's production build as it is by itself: no chunks by hand, no hashes of files in the runtime, and with libraries that
 * are whole no alias and no stub.
 */
export function monolithConfiguration({
  root,
  output,
  publicPath,
  entry,
  libraries,
  federation,
  loadPage,
  changed,
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
    resolve: { alias: libraries === 'cut' ? immerAlias() : {} },
    module: { rules: sourceRules() },
    plugins: [
      changed && new rspack.experiments.VirtualModulesPlugin({ [changed.file]: changed.text }),
      libraries === 'cut' && new ShakeableRouterPlugin(),
      new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, (asked) => {
        if (federation.endsWith(asked.request.replace(/^\.+/, ''))) asked.request = loadPage
      }),
    ],
    infrastructureLogging: { level: 'error' },
    performance: false,
  }
}
