import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import type {} from '@site/contracts/documentContract'
import type { PageComponent } from '../../universal/document/PageView.tsx'
import type { RouteEntry } from '@site/contracts/Snapshot'
import { loadScripts } from '../loading/loadScripts.ts'
import { shareScope } from './shareScope.ts'

// Remotes are built with `externalRuntime`: their entries use this runtime instead of bringing their own.
window._FEDERATION_RUNTIME_CORE = runtimeCore

const host = createInstance({ name: 'shell', remotes: [], shared: shareScope })

/**
 * Loads a route's page: its files in parallel with their hashes checked, then the container, then the module.
 * @throws Error if a file cannot be loaded or the module has no page.
 */
export async function loadPage({ remote, expose, entry, files }: RouteEntry): Promise<PageComponent> {
  await loadScripts([entry, ...files])
  host.registerRemotes([{ name: remote, entry: entry[0], entryGlobalName: remote, type: 'global' }])
  const module: unknown = await host.loadRemote(`${remote}/${expose.slice(2)}`)
  if (!hasPage(module)) throw new Error(`${remote} exposes no page ${expose}.`)
  return module.default
}

function hasPage(module: unknown): module is { default: PageComponent } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'
}
