/** What a rollback command was asked for. */
export type RollbackOrder =
  | { to: 'release'; name: string; id: string | undefined }
  | { to: 'composition'; generation: number }
  | { to: 'pause' | 'resume'; name: string }

/** What a command was asked to list. */
export type ListOrder =
  | { what: 'releases'; name: string | undefined }
  | { what: 'history' }
  | { what: 'differences'; name: string; from: string; to: string | undefined }
  | { what: 'prune'; isDry: boolean }
