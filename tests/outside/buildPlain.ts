import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'

type Federation = Omit<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'name' | 'shared'>
type Options = {
  name: string
  context: string
  entry: Configuration['entry'] & object
  /** Where the files go, and the address that they have. */
  folder: string
  publicPath: string
  federation: Federation
}

const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion })
const shared = {
  react: singleton('^19.0.0'),
  'react-dom': singleton('^19.0.0'),
  'react-router-dom': singleton('^7.0.0'),
  'react-redux': singleton('^9.0.0'),
}

/** Builds a host or a remote as Module Federation's documentation has it. @throws Error as the compiler reports it. */
export function buildPlain({ name, context, entry, folder, publicPath, federation }: Options): Promise<void> {
  const options = {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }
  const compiler = rspack({
    mode: 'production',
    ...{ context, entry, devtool: false, stats: 'errors-only' },
    output: { path: folder, publicPath, uniqueName: name },
    module: { rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options }] },
    plugins: [new ModuleFederationPlugin({ name, shared, dts: false, ...federation })],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
        else resolve()
      })
    })
  })
}
