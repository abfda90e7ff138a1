import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { librariesFromShell, otherNames } from '../libraries/sharedLibraries.ts'

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/** What a container exposes: its modules by expose, its global name, the names of its files and the folder that they are in. */
export type Container = {
  exposes: Readonly<Record<string, string>>
  globalName: string
  prefix: string
  folder: string
  /** Whether the site's own pages load it, whose style sheets are in their documents, or other sites. */
  side: 'browser' | 'outside'
  /** Whether the remote's budgets are about it. */
  budgeted: boolean
  /** How it gets the federation runtime and the shared libraries. */
  federation: Pick<FederationOptions, 'library' | 'shared' | 'experiments'>
}

/** How a container for the shell gets them: the shell has the runtime and all shared libraries. */
export function federationOfShell(remote: RemoteDefinition, globalName: string): Container['federation'] {
  const fromShell = { singleton: true, import: false as const, requiredVersion: false as const }
  const shared = Object.fromEntries([
    ...librariesFromShell(remote).map((library) => [library, fromShell] as const),
    ...Object.entries(otherNames).map(([name, shareKey]) => [name, { ...fromShell, shareKey }] as const),
  ])
  return {
    library: { type: 'global', name: globalName },
    shared,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  }
}
