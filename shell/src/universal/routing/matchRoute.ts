import { matchPath } from 'react-router-dom'

/** The first route whose pattern fits the path exactly, with its decoded parameters. */
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
