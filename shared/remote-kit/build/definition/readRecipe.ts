import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkKeys } from './checkDefinition.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

/** The definition in a remote's `rspack.config.ts`. @throws Error if that does not export what `defineRemote` returns. */
export async function readRecipe(folder: string): Promise<RemoteDefinition> {
  const file = join(folder, 'rspack.config.ts')
  const module: unknown = await import(pathToFileURL(file).href)
  if (!hasRecipe(module)) throw new Error(`${file} must export by default what defineRemote() returns.`)
  const { definition } = module.default
  checkKeys(definition)
  return definition
}

function hasRecipe(module: unknown): module is { default: { definition: object } } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false
  return typeof module.default === 'function' && typeof Reflect.get(module.default, 'definition') === 'object'
}
