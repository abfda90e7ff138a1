import type { ScriptFile } from '@site/contracts/Snapshot'
import * as React from 'react'
import type { ComponentType } from 'react'
import * as ReactDOM from 'react-dom'

/** Where this release's browser files are, which those of the plain container are among. */
declare const __webpack_public_path__: string

/** A container as the federation plugin builds it, with all files that one of its modules needs. */
export type PlainContainer = { globalName: string; expose: string; files: readonly ScriptFile[] }

type Container = { init(scope: object): unknown; get(expose: string): Promise<() => unknown> }

/** The site's React, in the form that containers of any version of Module Federation read. */
const shareScope = Object.fromEntries(
  Object.entries({ react: React, 'react-dom': ReactDOM }).map(([name, library]) => {
    const shareConfig = { singleton: true, requiredVersion: false, strictVersion: false, eager: false }
    const own = { loaded: true, lib: () => library, get: async () => () => library, from: 'site', shareConfig }
    const { version } = library
    return [name, { [version]: { version, ...own, scope: ['default'], useIn: [], deps: [], strategy: 'loaded-first' } }]
  }),
)

/** Loads the files, each against its hash, and answers the module's component. @throws Error if there is none. */
export async function loadComponent({ globalName, expose, files }: PlainContainer): Promise<ComponentType<object>> {
  // The container itself asks for none of them: a script without a hash would be refused.
  await Promise.all(files.map(loadScript))
  const container: unknown = Reflect.get(window, globalName)
  if (!isContainer(container)) throw new Error(`${globalName} is no container.`)
  await container.init(shareScope)
  const module: unknown = (await container.get(expose))()
  if (!hasComponent(module)) throw new Error(`${globalName} has no component at ${expose}.`)
  return module.default
}

const loading = new Map<string, Promise<void>>()
let tries = 0

function loadScript([file, integrity]: ScriptFile): Promise<void> {
  const known = loading.get(file) ?? insert(file, integrity)
  loading.set(file, known)
  // A browser caches a file with a wrong hash: no cache knows the other address, and the server ignores the query.
  known.catch(() => {
    loading.delete(file)
    tries += 1
  })
  return known
}

function insert(file: string, integrity: string): Promise<void> {
  const script = document.createElement('script')
  const { href } = new URL(file, __webpack_public_path__)
  Object.assign(script, { src: tries > 0 ? `${href}?${tries}` : href, integrity, crossOrigin: 'anonymous' })
  document.head.append(script)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => reject(new Error(`${script.src} cannot be loaded.`)), { once: true })
  })
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null || !('init' in value) || !('get' in value)) return false
  return typeof value.init === 'function' && typeof value.get === 'function'
}

function hasComponent(module: unknown): module is { default: ComponentType<object> } {
  return typeof module === 'object' && module !== null && 'default' in module && module.default !== null
}
