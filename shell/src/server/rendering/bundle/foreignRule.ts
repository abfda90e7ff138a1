import { compile, type Element } from 'stylis'

/** At-rules without selectors, which name something instead of styling it. */
const naming = ['@keyframes', '@font-face', '@property', '@counter-style']

/**
 * Finds a style rule that applies to what is not the page's own, such as `body` or the shell's footer: it would apply to the
 * whole document, and to the next page too. A selector is the page's own if it has a class before or at its subject, as those
 * of styled elements do. What scrolls below a bar of the page may say so on the document: `html:has(&)` with
 * `scroll-padding`.
 * @returns the selector, or what else is foreign; undefined if everything is the page's own.
 */
export function foreignRule(rules: string): string | undefined {
  return foreignIn(compile(rules))
}

function foreignIn(elements: readonly Element[]): string | undefined {
  for (const { type, props, value, children } of elements) {
    if (type === '@import') return value
    if (naming.includes(type)) continue
    if (type === 'rule' && Array.isArray(props) && Array.isArray(children)) {
      const found = props.find((selector) => !isOwn(selector) && !isRoomForBar(selector, children))
      if (found !== undefined) return found
    } else if (Array.isArray(children)) {
      const found = foreignIn(children)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** A class within `:not()`, `:has()` or the like says nothing about the subject. */
function isOwn(selector: string): boolean {
  return /\.[\w-]/.test(withoutArguments(selector))
}

function isRoomForBar(selector: string, declarations: readonly Element[]): boolean {
  return (
    /^html:has\(\.[\w-]+\)$/.test(selector) &&
    declarations.every(({ props }) => typeof props === 'string' && props.startsWith('scroll-padding'))
  )
}

function withoutArguments(selector: string): string {
  const without = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
  return without === selector ? selector : withoutArguments(without)
}
