import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import type {} from '@site/contracts/documentContract'
import type { FragmentEntry } from '@site/contracts/Fragment'
import type { FragmentShell } from '@site/design/islands/mountFragments'
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
export const loadPage = (route: RouteEntry) => load<PageComponent>(route)

/** Loads what hydrates the fragments of a remote. @throws Error if it cannot be loaded. */
export const loadMount = (entry: FragmentEntry) => load<(shell: FragmentShell) => void>(entry)

async function load<Exported>({ remote, expose, entry, files }: FragmentEntry): Promise<Exported> {
  const address = new URL(entry[0], location.href).href
  const own = { name: remote, entry: address, entryGlobalName: remote, type: 'global' as const }
  host.registerRemotes([own])
  // The developer tools of Module Federation may have named another, which policies allow during development alone.
  if (own.entry === address) await loadScripts([entry, ...files])
  const module: unknown = await host.loadRemote(`${remote}/${expose.slice(2)}`)
  if (!hasDefault<Exported>(module)) throw new Error(`${remote} exposes no page ${expose}.`)
  return module.default
}

function hasDefault<Exported>(module: unknown): module is { default: Exported } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'
}
