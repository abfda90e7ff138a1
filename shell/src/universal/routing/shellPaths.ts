/** Keys of the shell's own responses among the pages; no request path begins with `*`. */
export const shellPages = { notFound: '*404', unavailable: '*503', notice: '*notice', offline: '/offline' } as const

/** Placeholders in the finished notice page, replaced by server/http/routes/leadRoutes.ts. */
export const noticePlaceholders = {
  title: '~title~',
  text: '~text~',
  details: '~details~',
  action: '~action~',
} as const
