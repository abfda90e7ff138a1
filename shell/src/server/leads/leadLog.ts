/** Where the lead jobs and endpoints report. Nothing personal may go in: no address, no message of an error. */
export type LeadLog = {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** What kind of failure it was, for logs and lists: a code or a name, never the message, which may quote personal data. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('code' in error && error.code) return String(error.code)
  if ('cause' in error && typeof error.cause === 'object' && error.cause !== null) return errorCode(error.cause)
  return 'name' in error ? String(error.name) : 'unknown'
}
