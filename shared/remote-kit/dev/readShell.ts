import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { ownModule } from '../build/ownModule.ts'

type Options = { root: string; work: string; events: string }

type DevelopmentShell = {
  developmentShell(folder: string, client: { entry: string; events: string }): Configuration[]
  releaseDevelopmentShell(folder: string, releasesFolder: string): Promise<void>
}

/**
 * The shell's development builds, the folder that they go to, and how to release their output. @throws Error if the shell's
 * module does not export them.
 */
export async function readShell({ root, work, events }: Options) {
  const folder = join(work, 'shell/dist')
  const file = join(root, 'shell/build/developmentShell.ts')
  const module: unknown = await import(pathToFileURL(file).href)
  if (!hasShell(module)) throw new Error(`${file} must export developmentShell() and releaseDevelopmentShell().`)
  const entry = ownModule(import.meta.dirname, 'client/developmentClient')
  return {
    folder,
    configurations: module.developmentShell(folder, { entry, events }),
    release: (releasesFolder: string) => module.releaseDevelopmentShell(folder, releasesFolder),
  }
}

function hasShell(module: unknown): module is DevelopmentShell {
  if (typeof module !== 'object' || module === null) return false
  return 'developmentShell' in module && 'releaseDevelopmentShell' in module
}
