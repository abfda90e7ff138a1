import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { sharedLibraries } from '../libraries/sharedLibraries.ts'
import { UsedLibrariesPlugin } from '../libraries/UsedLibrariesPlugin.ts'

/**
 * Command for tests: builds `page.js` in each folder as a remote's server build does, for production and for development,
 * and prints each build's errors as JSON, in that order. In a process of its own, because Jest cannot load the compiler.
 */
const configurations = process.argv.slice(2).flatMap((folder) =>
  (['production', 'development'] as const).map(
    (mode): Configuration => ({
      mode,
      context: folder,
      target: 'node24',
      entry: { server: './page.js' },
      output: { path: join(folder, mode), filename: 'server.cjs', library: { type: 'commonjs2' } },
      externalsType: 'commonjs',
      externals: Object.fromEntries(sharedLibraries.map((library) => [library, library])),
      plugins: [new UsedLibrariesPlugin()],
    }),
  ),
)
rspack(configurations, (error, stats) => {
  if (error) throw error
  const builds = stats?.stats.map((build) => build.toJson({ errors: true }).errors?.map(({ message }) => message) ?? [])
  console.log(JSON.stringify(builds))
})
