/** Chunks that every page needs, in the order they are named in a document. */
export const startChunks = ['react', 'federation', 'libraries', 'hydrate', 'main'] as const
