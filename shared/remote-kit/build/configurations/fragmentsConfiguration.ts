import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { fragmentsGlobal, MOUNT } from '@site/contracts/Fragment'
import { globalNameOf } from '@site/contracts/Release'
import { NoStyleSheetsPlugin } from '../files/NoStyleSheetsPlugin.ts'
import { fragmentsOf, PLAIN_FOLDER, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { browserConfiguration } from './browserConfiguration.ts'
import { type Container, federationOfShell } from './Container.ts'

/** Where the fragments' browser files are built, in a remote's folder. */
const FRAGMENTS_FOLDER = 'dist/fragments'

/** In the remote's folder: an absolute path would give the container's module another id in every clone. */
const MOUNT_MODULE = './.build/mountFragments.js'

/**
 * Browser build of a remote's fragments, in a container apart from that of its pages: they would otherwise cost every page
 * bytes that nobody there needs.
 */
export function fragmentsConfiguration(remote: RemoteDefinition, folder: string): Configuration {
  const globalName = fragmentsGlobal(globalNameOf(remote.name))
  const container: Container = {
    exposes: {
      [MOUNT]: writeMount(remote, folder),
      ...Object.fromEntries(fragmentsOf(remote).map(({ name, component }) => [`./${name}`, component])),
    },
    ...{ globalName, prefix: 'fragments.', folder: FRAGMENTS_FOLDER, side: 'browser', budgeted: false },
    federation: federationOfShell(remote, globalName),
  }
  const configuration = browserConfiguration(remote, folder, { container })
  const plugins = [...(configuration.plugins ?? []), new NoStyleSheetsPlugin(), plainFiles(folder)]
  return { ...configuration, plugins, name: 'fragments' }
}

/** The files of containers of other sites, as they were fetched. */
function plainFiles(folder: string) {
  const context = join(folder, PLAIN_FOLDER, 'files')
  return new rspack.CopyRspackPlugin({
    patterns: [{ from: '*.js', context, noErrorOnMissing: true, info: { minimized: true } }],
  })
}

/** Writes the module that hydrates the remote's fragments, each from a file of its own. */
function writeMount(remote: RemoteDefinition, folder: string): string {
  const modules = fragmentsOf(remote).map(
    ({ name, component }) => `${name}: () => import(${JSON.stringify(`../${component}`)})`,
  )
  mkdirSync(join(folder, '.build'), { recursive: true })
  writeFileSync(
    join(folder, MOUNT_MODULE),
    `import { mountFragments } from '@site/design/islands/mountFragments'
let isMounted = false
export default (shell) => {
  if (isMounted) return
  isMounted = true
  mountFragments(${JSON.stringify(remote.name)}, { ${modules.join(', ')} }, shell)
}
`,
  )
  return MOUNT_MODULE
}
