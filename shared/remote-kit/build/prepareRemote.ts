import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publishDrawings } from '../images/publishDrawings.ts'
import { definitionFile } from '../release/readDefinition.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'
import { readRecipe } from './readRecipe.ts'

/**
 * What precedes every build of a remote: the pictures for shared links, where it has drawings in `social`; the drawings
 * that are published as they are, where it has some in `drawings`; its own `prepare()` (scripts/prepare.ts), where it has
 * one; and a note of its definition for the release.
 * @throws Error when scripts/prepare.ts exports no such function.
 */
export async function prepareRemote(remote: RemoteDefinition, folder: string): Promise<void> {
  const output = join(folder, '.build')
  const social = join(folder, 'social')
  if (existsSync(social)) {
    // Only now: it brings a native library, which a remote without such drawings does not need.
    const { drawSocialImages } = await import('../images/drawSocialImages.ts')
    await drawSocialImages({ remote: remote.name, drawings: social, output })
  }
  const drawings = join(folder, 'drawings')
  if (existsSync(drawings)) await publishDrawings({ remote: remote.name, drawings, output })
  const script = join(folder, 'scripts/prepare.ts')
  if (existsSync(script)) {
    const module: unknown = await import(pathToFileURL(script).href)
    if (!hasPrepare(module)) throw new Error(`${script} must export a function prepare().`)
    await module.prepare()
  }
  mkdirSync(output, { recursive: true })
  writeFileSync(definitionFile(folder), JSON.stringify(remote))
}

/** For what reads the files that `prepare()` makes (types, tests): they are made where no build has made them before. */
export async function prepareOnce(folder: string): Promise<void> {
  if (!existsSync(definitionFile(folder))) await prepareRemote(await readRecipe(folder), folder)
}

function hasPrepare(module: unknown): module is { prepare(): Promise<void> } {
  return typeof module === 'object' && module !== null && 'prepare' in module && typeof module.prepare === 'function'
}
