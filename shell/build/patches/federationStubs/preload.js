const unused = () => {
  throw new Error(
    'The shell asks for files itself (src/browser/loading/loadScripts.ts) and never preloads through the runtime.',
  )
}

export const defaultPreloadArgs = unused
export const formatPreloadArgs = unused
export const normalizePreloadExposes = unused
export const preloadAssets = unused
