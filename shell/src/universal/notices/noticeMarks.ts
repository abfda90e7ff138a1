/** Stand in the finished notice page for what an answer says: filled in by server/fillNotice.ts. */
export const noticeMarks = { title: '~title~', text: '~text~', details: '~details~', action: '~action~' } as const
