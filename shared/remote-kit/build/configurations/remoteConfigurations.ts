import type { Configuration } from '@rspack/core'
import { browserConfiguration } from './browserConfiguration.ts'
import { fragmentsConfiguration } from './fragmentsConfiguration.ts'
import { fragmentsOf, isForOutside, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { outsideConfiguration } from './outsideConfiguration.ts'
import { serverConfiguration } from './serverConfiguration.ts'

/** All builds of a remote: its pages and fragments for the browser, both for other sites, and both for the server. */
export function remoteConfigurations(remote: RemoteDefinition, folder: string): Configuration[] {
  const fragments = fragmentsOf(remote).length > 0 ? [fragmentsConfiguration(remote, folder)] : []
  const outside = isForOutside(remote) ? [outsideConfiguration(remote, folder)] : []
  return [browserConfiguration(remote, folder), ...fragments, ...outside, serverConfiguration(remote, folder)]
}
