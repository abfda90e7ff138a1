import type { Configuration } from '@rspack/core'
import { browserConfiguration } from './browserConfiguration.ts'
import { prepareRemote } from './prepareRemote.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'
import { serverConfiguration } from './serverConfiguration.ts'

/** What a remote's `rspack.config.ts` exports: rspack calls it, the dev command reads the definition. */
export type RemoteRecipe = { (): Promise<Configuration[]>; definition: RemoteDefinition }

/**
 * The one build recipe. A remote's `rspack.config.ts` states its name and its pages and exports what this returns.
 * Each drawing in `social` becomes the picture of a shared link. A remote with `scripts/prepare.ts` has its `prepare()` run
 * first; what that leaves in `.build/public` is published.
 */
export function defineRemote(remote: RemoteDefinition): RemoteRecipe {
  const configurations = async () => {
    const folder = process.cwd()
    await prepareRemote(remote, folder)
    return [browserConfiguration(remote, folder), serverConfiguration(remote, folder)]
  }
  return Object.assign(configurations, { definition: remote })
}
