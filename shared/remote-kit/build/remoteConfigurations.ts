import type { Configuration } from '@rspack/core'
import { browserConfiguration, fragmentsConfiguration } from './browserConfiguration.ts'
import { fragmentsOf, type RemoteDefinition } from './RemoteDefinition.ts'
import { serverConfiguration } from './serverConfiguration.ts'

/** All builds of a remote: its pages and fragments for the browser, and both for the server. */
export function remoteConfigurations(remote: RemoteDefinition, folder: string): Configuration[] {
  const fragments = fragmentsOf(remote).length > 0 ? [fragmentsConfiguration(remote, folder)] : []
  return [browserConfiguration(remote, folder), ...fragments, serverConfiguration(remote, folder)]
}
