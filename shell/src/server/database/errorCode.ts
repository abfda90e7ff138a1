/** The kind of a failure for logs and lists: a code or a name, never the message, which may quote personal data. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('code' in error && error.code) return String(error.code)
  if ('cause' in error && typeof error.cause === 'object' && error.cause !== null) return errorCode(error.cause)
  return 'name' in error ? String(error.name) : 'unknown'
}
