/** Chunks that every page needs, in the order in which a document names them. */
export const startChunks = ['react', 'libraries', 'hydrate', 'main'] as const
