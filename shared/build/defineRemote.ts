import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { browserConfiguration } from './browserConfiguration.ts'
import { definitionFile } from './readDefinition.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'
import { serverConfiguration } from './serverConfiguration.ts'

/**
 * The one build recipe. A remote's `rspack.config.ts` states its name and its pages and exports what this returns.
 * A remote with `scripts/prepare.ts` has its `prepare()` run first; what that leaves in `.build/public` is published.
 */
export function defineRemote(remote: RemoteDefinition) {
  return async (): Promise<Configuration[]> => {
    const folder = process.cwd()
    await prepare(folder)
    mkdirSync(join(folder, '.build'), { recursive: true })
    writeFileSync(definitionFile(folder), JSON.stringify(remote))
    return [browserConfiguration(remote, folder), serverConfiguration(remote, folder)]
  }
}

async function prepare(folder: string): Promise<void> {
  const script = join(folder, 'scripts/prepare.ts')
  if (!existsSync(script)) return
  const module: unknown = await import(pathToFileURL(script).href)
  if (!hasPrepare(module)) throw new Error(`${script} must export a function prepare().`)
  await module.prepare()
}

function hasPrepare(module: unknown): module is { prepare(): Promise<void> } {
  return typeof module === 'object' && module !== null && 'prepare' in module && typeof module.prepare === 'function'
}
