/** Resolves once dynamic imports have been loaded: in Jest they take microtasks only, all of which run before any timer. */
export function importsLoaded(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
