/** Properties that the interop code of bundlers reads from any module. */
const interopNames = new Set(['default', 'then', 'toJSON'])

/**
 * The `require` of a remote's server bundle: it provides the shared libraries with exactly the names that browsers get, so
 * that a remote that needs more fails here rather than in a visitor's browser.
 */
export function sharedRequire(modules: Readonly<Record<string, object>>) {
  const shared = new Map(Object.entries(modules).map(([library, names]) => [library, withoutMore(library, names)]))
  return (library: unknown): object => {
    const found = shared.get(String(library))
    if (!found) throw new Error(`asks for ${library}, which is not shared.`)
    return found
  }
}

function withoutMore(library: string, names: object): object {
  const only = Object.freeze({ ...names, __esModule: Reflect.get(names, '__esModule') })
  return new Proxy(only, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || interopNames.has(name)) return Reflect.get(target, name)
      throw new Error(`uses ${name} of ${library}, which the shell does not share.`)
    },
  })
}
