/** Names under which the shell's own answers stand among the pages; no request path begins with `*`. */
export const shellPages = { notFound: '*404', unavailable: '*503', notice: '*notice', offline: '/offline' } as const

/** Address of the route table for the documents of an edition. */
export function routesPath(edition: string): string {
  return `/_routes/${edition}.json`
}

export function isRoutesPath(pathname: string): boolean {
  return /^\/_routes\/\w+\.json$/.test(pathname)
}

/** Stand in the finished notice page for what an answer says: filled in by server/http/routes/leadRoutes.ts. */
export const noticeMarks = { title: '~title~', text: '~text~', details: '~details~', action: '~action~' } as const
