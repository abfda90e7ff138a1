/** Names under which the shell's own answers stand among the pages; no request path begins with `*`. */
export const shellPages = { notFound: '*404', unavailable: '*503', notice: '*notice', offline: '/offline' } as const
