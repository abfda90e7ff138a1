import { matchPath } from 'react-router-dom'

/** The first route whose pattern matches the path exactly, with its decoded parameters. */
export function matchRoute<Route extends { path: string }>(routes: readonly Route[], path: string) {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path)
    if (match) return { route, params: definedValues(match.params) }
  }
  return undefined
}

function definedValues(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The maximum length of a query parameter's value; the rest is cut off. */
export const MAX_VALUE_LENGTH = 200

/** The declared query parameters that are present, in the declared order. All others are ignored. */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)
      return value ? [[name, value.slice(0, MAX_VALUE_LENGTH)] as const] : []
    }),
  )
}
