import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'

type Options = { root: string; work: string; events: string }

type DevelopmentShell = (folder: string, client: { entry: string; events: string }) => Configuration[]

/** The shell's builds while it is being changed, and the folder they go to. */
export async function readShell({ root, work, events }: Options) {
  const folder = join(work, 'shell/dist')
  const file = join(root, 'shell/build/developmentShell.ts')
  const module: unknown = await import(pathToFileURL(file).href)
  if (!hasShell(module)) throw new Error(`${file} must export developmentShell().`)
  const entry = join(import.meta.dirname, 'client/developmentClient.ts')
  return { folder, configurations: module.developmentShell(folder, { entry, events }) }
}

function hasShell(module: unknown): module is { developmentShell: DevelopmentShell } {
  return typeof module === 'object' && module !== null && 'developmentShell' in module
}
