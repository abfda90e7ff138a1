/** The `require` of a remote's server bundle: it provides the shared libraries with exactly the names that browsers get. */
export function sharedRequire(modules: Readonly<Record<string, object>>) {
  const shared = new Map(Object.entries(modules).map(([library, names]) => [library, unchangeable(names)]))
  return (library: unknown): object => {
    const found = shared.get(String(library))
    if (!found) throw new Error(`asks for ${library}, which is not shared.`)
    return found
  }
}

/** A namespace's mark of an ES module is not enumerable. */
const unchangeable = (names: object) => Object.freeze({ ...names, __esModule: Reflect.get(names, '__esModule') })
