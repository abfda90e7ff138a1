import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { sharedLibraries } from '../sharedLibraries.ts'
import { UsedLibrariesPlugin } from '../UsedLibrariesPlugin.ts'

/**
 * Command for tests: builds `page.js` in a folder as a remote's server build does, and prints what is wrong as JSON. A
 * process of its own, because Jest cannot load the compiler.
 */
const [folder = '', mode] = process.argv.slice(2)
const configuration: Configuration = {
  mode: mode === 'development' ? mode : 'production',
  context: folder,
  target: 'node20',
  entry: { server: './page.js' },
  output: { path: join(folder, 'dist'), filename: 'server.cjs', library: { type: 'commonjs2' } },
  externalsType: 'commonjs',
  externals: Object.fromEntries(sharedLibraries.map((library) => [library, library])),
  plugins: [new UsedLibrariesPlugin()],
}
rspack(configuration, (error, stats) => {
  if (error) throw error
  console.log(JSON.stringify((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)))
})
