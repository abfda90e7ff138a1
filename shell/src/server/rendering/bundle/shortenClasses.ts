import { css } from '@emotion/react'
import type { Hydration } from '@site/contracts/documentContract'

type Styled = { markup: string; rules: string }

/** Where an island begins or ends, and classes: React escapes what could be taken for one of them. */
const places = /<(\/?)(?:div|main)\b([^>]*)>| class="([^"]*)"/g
const island = / data-island="(\w+)"/

/**
 * Gives classes of what is only read short names. Emotion names each after a hash of its declarations, so that server and
 * browser come to the same name; the browser never computes those of a part that is not hydrated, and numbers compress to a
 * fifth. They follow from the document's rules alone: documents whose rules differ never share a name, in a tab that takes
 * parts of several.
 */
export function shortenClasses({ markup, rules }: Styled): Styled {
  const hydrated = hydratedClasses(markup)
  if (!hydrated) return { markup, rules }
  const read = new Set([...rules.matchAll(/\.(css-\w+)/g)].map(([, name = '']) => name))
  for (const name of hydrated) read.delete(name)
  const mark = css(rules).name
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

/** Classes outside of parts that are never hydrated. Undefined where elements are not closed in order: nobody knows then. */
function hydratedClasses(markup: string): Set<string> | undefined {
  const classes = new Set<string>()
  const around: string[] = []
  for (const [, closing, attributes = '', own] of markup.matchAll(places)) {
    if (own !== undefined) note(own)
    else if (closing) {
      if (around.pop() === undefined) return undefined
    } else {
      around.push(island.exec(attributes)?.[1] ?? around.at(-1) ?? '')
      note(/ class="([^"]*)"/.exec(attributes)?.[1] ?? '')
    }
  }
  return around.length === 0 ? classes : undefined

  function note(names: string): void {
    if (around.at(-1) === ('never' satisfies Hydration)) return
    for (const name of names.split(' ')) classes.add(name)
  }
}
