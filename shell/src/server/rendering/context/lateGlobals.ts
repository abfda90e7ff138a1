/** Resolved by the build: packages in the bundle that are evaluated when they are first required. */
declare const require: (name: `core-js-pure/actual/${'atob' | 'btoa' | 'url' | 'url-search-params'}`) => unknown

/** Adds globals that are evaluated on first use, because most pages never use them. None is an object or function of the host's. */
export function defineLateGlobals(): void {
  defineLate('atob', () => require('core-js-pure/actual/atob'))
  defineLate('btoa', () => require('core-js-pure/actual/btoa'))
  defineLate('URL', () => require('core-js-pure/actual/url'))
  defineLate('URLSearchParams', () => require('core-js-pure/actual/url-search-params'))
}

function defineLate(name: string, make: () => unknown) {
  const options = { configurable: true, enumerable: false }
  const set = (value: unknown) => void Object.defineProperty(globalThis, name, { value, writable: true, ...options })
  const get = () => {
    const value = make()
    set(value)
    return value
  }
  Object.defineProperty(globalThis, name, { get, set, ...options })
}
