import { css } from '@emotion/react'
import type { Hydration } from '@site/contracts/documentContract'

/**
 * Each further character costs home 10 bytes. With five, two of fifty documents have the same mark once in 50,000
 * compositions.
 */
const MARK_LENGTH = 5

type Styled = { markup: string; rules: string }

/** The start or end of an island, or a class attribute: React escapes text that could be mistaken for one. */
const places = /<(\/?)(?:div|main)\b([^>]*)>| class="([^"]*)"/g
const island = / data-island="(\w+)"/

/**
 * Shortens the class names of read-only islands. Emotion derives each name from a hash of its declarations, so that server
 * and browser agree on it; but the browser never computes those of islands that are not hydrated, and numbers compress to a
 * fifth. The short names depend only on the document's rules, so that documents with different rules never share a name in a
 * tab that combines parts of several.
 */
export function shortenClasses({ markup, rules }: Styled): Styled {
  const hydrated = hydratedClasses(markup)
  if (!hydrated) return { markup, rules }
  const read = new Set([...rules.matchAll(/\.(css-\w+)/g)].map(([, name = '']) => name))
  for (const name of hydrated) read.delete(name)
  const mark = css(rules).name.slice(-MARK_LENGTH)
  const names = new Map([...read].map((name, place) => [name, `r${mark}-${place}`]))
  const shortened = (name: string) => names.get(name) ?? name
  return {
    markup: markup.replace(
      / class="([^"]*)"/g,
      (_, classes: string) => ` class="${classes.split(' ').map(shortened).join(' ')}"`,
    ),
    rules: rules.replace(/(?<=\.)css-\w+/g, shortened),
  }
}

/**
 * The classes outside of islands that are never hydrated. Undefined if the elements are not properly nested, in which case
 * this is unknown.
 */
function hydratedClasses(markup: string): Set<string> | undefined {
  const classes = new Set<string>()
  const around: string[] = []
  for (const [, closing, attributes = '', own] of markup.matchAll(places)) {
    if (own !== undefined) addClasses(own)
    else if (closing) {
      if (around.pop() === undefined) return undefined
    } else {
      around.push(island.exec(attributes)?.[1] ?? around.at(-1) ?? '')
      addClasses(/ class="([^"]*)"/.exec(attributes)?.[1] ?? '')
    }
  }
  return around.length === 0 ? classes : undefined

  function addClasses(names: string): void {
    if (around.at(-1) === ('never' satisfies Hydration)) return
    for (const name of names.split(' ')) classes.add(name)
  }
}
