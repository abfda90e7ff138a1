/** The code that Node gives an error of the operating system, such as `ENOENT`; undefined when it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}
