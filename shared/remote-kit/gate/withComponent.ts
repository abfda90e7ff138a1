import { placeIn } from './placeIn.ts'

/**
 * What React has caught, with the component that threw it and its place in the message. The shell's own names are shortened.
 * A trial's error is of another realm, where it is an instance of another Error.
 */
export function withComponent(error: unknown, stack: string | null | undefined = ''): unknown {
  const [, component] = /^\s*at (?!Suspense|Activity)([A-Z]\w{3,})/m.exec(stack ?? '') ?? []
  if (isError(error)) {
    error.message += `${component ? ` (in ${component})` : ''}${placeIn(error.stack) || placeIn(stack)}`
  }
  return error
}

function isError(error: unknown): error is { message: string; stack?: unknown } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}
