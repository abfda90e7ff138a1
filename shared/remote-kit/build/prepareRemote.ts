import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publishDrawings } from '../images/publishDrawings.ts'
import { builtDefinition, definitionFile } from '../release/readDefinition.ts'
import { checkFiles } from './definition/checkDefinition.ts'
import { checkShared } from './libraries/checkShared.ts'
import { preparePlain } from './plain/preparePlain.ts'
import type { RemoteDefinition } from './definition/RemoteDefinition.ts'
import { readRecipe } from './definition/readRecipe.ts'

/**
 * Runs before every build of a remote: renders the images for shared links from `social`, publishes the drawings in
 * `drawings`, fetches the fragments of other sites, calls the remote's own `prepare()` (scripts/prepare.ts) if there is one,
 * and writes the definition down for the release.
 * @throws Error if scripts/prepare.ts exports no such function, or if the definition names files that are not there then.
 */
export async function prepareRemote(remote: RemoteDefinition, folder: string): Promise<void> {
  checkShared(remote, folder)
  const output = join(folder, '.build')
  const social = join(folder, 'social')
  if (existsSync(social)) {
    // Loaded late: it needs a native library, which a remote without such drawings does not.
    const { drawSocialImages } = await import('../images/drawSocialImages.ts')
    await drawSocialImages({ remote: remote.name, drawings: social, output })
  }
  const drawings = join(folder, 'drawings')
  if (existsSync(drawings)) await publishDrawings({ remote: remote.name, drawings, output })
  await preparePlain(remote, folder)
  const script = join(folder, 'scripts/prepare.ts')
  if (existsSync(script)) {
    const module: unknown = await import(pathToFileURL(script).href)
    if (!hasPrepare(module)) throw new Error(`${script} must export a function prepare().`)
    await module.prepare()
  }
  checkFiles(remote, folder)
  mkdirSync(output, { recursive: true })
  writeFileSync(definitionFile(folder), JSON.stringify(builtDefinition(remote)))
}

/** For tools that read the files that `prepare()` makes (types, tests): makes them if no build has made them before. */
export async function prepareOnce(folder: string): Promise<void> {
  if (!existsSync(definitionFile(folder))) await prepareRemote(await readRecipe(folder), folder)
}

function hasPrepare(module: unknown): module is { prepare(): Promise<void> } {
  return typeof module === 'object' && module !== null && 'prepare' in module && typeof module.prepare === 'function'
}
