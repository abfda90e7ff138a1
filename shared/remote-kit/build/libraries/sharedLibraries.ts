import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'

/**
 * Libraries of which shell and remotes share one copy. Only the shell provides them
 * (shell/src/universal/sharing/sharedModules.ts); no remote's bundle contains them.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@site/contracts/useSite',
  '@site/design/islands/island',
] as const

export type SharedLibrary = (typeof sharedLibraries)[number]

/** Other names of shared libraries: a copy under this name would know nothing of the shell's router. */
export const otherNames = { 'react-router': 'react-router-dom' } as const satisfies Readonly<
  Record<string, SharedLibrary>
>

/** Those of which a remote may bring a copy of its own, in any version: none knows of another copy. */
export const ownableLibraries = ['@reduxjs/toolkit', '@emotion/styled'] as const satisfies readonly SharedLibrary[]

export type OwnableLibrary = (typeof ownableLibraries)[number]

/** What a remote takes from the shell: all shared libraries except those that it brings itself. */
export function librariesFromShell({ shared }: Pick<RemoteDefinition, 'shared'>): SharedLibrary[] {
  const brought: Readonly<Partial<Record<SharedLibrary, false>>> = shared ?? {}
  return sharedLibraries.filter((library) => brought[library] !== false)
}
