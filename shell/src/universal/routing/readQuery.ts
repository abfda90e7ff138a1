/** Longest value of a query parameter that is looked at; the rest of a longer one is cut off. */
export const LONGEST_VALUE = 200

/** The declared query parameters that are present, in the declared order. All others are ignored. */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)
      return value ? [[name, value.slice(0, LONGEST_VALUE)] as const] : []
    }),
  )
}
