const unused = () => {
  throw new Error('The shell loads scripts itself (src/browser/loading/loadScripts.ts), with their hashes checked.')
}

export const createLink = unused
export const createScript = unused
export const loadScript = unused
export const safeWrapper = unused
export const isStaticResourcesEqual = unused
