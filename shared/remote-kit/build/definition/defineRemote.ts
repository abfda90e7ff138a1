import type { Configuration } from '@rspack/core'
import { prepareRemote } from '../prepareRemote.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

/** What a remote's `rspack.config.ts` exports: Rspack calls it, the dev command reads the definition. */
export type RemoteRecipe = { (): Promise<Configuration[]>; definition: RemoteDefinition }

/**
 * The one build recipe. A remote's `rspack.config.ts` gives its name and its pages and exports what this returns. Each
 * drawing in `social` becomes the image of a shared link. If a remote has `scripts/prepare.ts`, its `prepare()` runs first;
 * what it writes to `.build/public` is published.
 */
export function defineRemote(remote: RemoteDefinition): RemoteRecipe {
  const configurations = async () => {
    const folder = process.cwd()
    await prepareRemote(remote, folder)
    // Loaded late: the definition alone is needed more often, and loading the compiler is slow.
    const { remoteConfigurations } = await import('../configurations/remoteConfigurations.ts')
    return remoteConfigurations(remote, folder)
  }
  return Object.assign(configurations, { definition: remote })
}
