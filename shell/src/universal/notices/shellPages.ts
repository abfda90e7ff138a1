/** Names under which the shell's own answers stand among the pages; no request path begins with `*`. */
export const shellPages = { notFound: '*404', unavailable: '*503', notice: '*notice', offline: '/offline' } as const

/** Stand in the finished notice page for what an answer says: filled in by server/http/routes/leadRoutes.ts. */
export const noticeMarks = { title: '~title~', text: '~text~', details: '~details~', action: '~action~' } as const
