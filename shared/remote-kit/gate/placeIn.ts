/**
 * Where in a remote's server bundle something was thrown, from a stack; empty if it was elsewhere. The kit, which has the
 * sources, replaces it by the file and line there.
 */
export function placeIn(stack: unknown): string {
  // A hostile stack is as long as it likes.
  const [place] = /\bserver\.cjs:\d{1,7}:\d{1,7}/.exec(String(stack).slice(0, 5_000)) ?? []
  return place ? ` at ${place}` : ''
}
