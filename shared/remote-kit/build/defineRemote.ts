import type { Configuration } from '@rspack/core'
import { prepareRemote } from './prepareRemote.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

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
    // Only now: the definition alone is asked for more often, and to load the compiler takes long.
    const [{ browserConfiguration }, { serverConfiguration }] = await Promise.all([
      import('./browserConfiguration.ts'),
      import('./serverConfiguration.ts'),
    ])
    return [browserConfiguration(remote, folder), serverConfiguration(remote, folder)]
  }
  return Object.assign(configurations, { definition: remote })
}
