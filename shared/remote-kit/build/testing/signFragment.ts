import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { FragmentSignaturePlugin } from '../configurations/FragmentSignaturePlugin.ts'
import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { sharedLibraries } from '../libraries/sharedLibraries.ts'
import { sourceRules } from '../sources/sourceRules.ts'

/**
 * Command for tests: builds the fragment `src/fragments/Part.tsx` of a folder as a remote's server build does. In a process of its
 * own, because Jest cannot load the compiler.
 */
const [folder = ''] = process.argv.slice(2)
const remote: RemoteDefinition = { name: 'mfe-sample', pages: [], fragments: { Part: './src/fragments/Part.tsx' } }
rspack(
  {
    mode: 'production',
    context: folder,
    target: 'node24',
    entry: { server: './src/fragments/Part.tsx' },
    output: { path: join(folder, 'dist'), filename: 'server.cjs', library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(sharedLibraries.map((library) => [library, library])),
    module: { rules: sourceRules() },
    plugins: [new FragmentSignaturePlugin(remote, folder)],
  },
  (error, stats) => {
    if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'))
  },
)
