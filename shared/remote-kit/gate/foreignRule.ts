import { isOwnSelector, isWithinPage } from '@site/contracts/pageStyles'
import { compile, type Element } from 'stylis'

/** Selectors of the root element, also beside classes: `:where(html, .theme)`. */
const root = /^(?::root|:host|html|:(?:where|is)\((?:(?::root|:host|html|\.[\w-]+)(?:,\s*|(?=\))))+\))$/

/** At-rules without selectors, which name something instead of styling it. */
const naming = /^@(?:(?:-\w+-)?keyframes|font-face|font-feature-values|property|counter-style)$/

/**
 * Finds a style rule that applies to what is not the page's own, such as `body` or the shell's footer: it would apply to the
 * whole document, and to the next page too. A selector is the page's own if it has a class before or at its subject, as those
 * of styled elements do (`isOwnSelector`). It may set variables on the root, as libraries with themes do. What scrolls below a bar
 * of the page may say so on the document: `html:has(&)` with `scroll-padding`. A page's style sheets (`isSheet`) apply while it
 * is shown: they may also style everything within it.
 * @returns the selector, or what else is foreign; undefined if everything is the page's own.
 */
export function foreignRule(rules: string, isSheet = false): string | undefined {
  return foreignIn(
    compile(rules),
    (selector, declarations) =>
      isOwnSelector(selector) ||
      setsVariables(selector, declarations) ||
      (isSheet ? isWithinPage(selector) : isRoomForBar(selector, declarations)),
  )
}

/** What is wrong with a page that has such a rule, as a sentence without its subject. */
export const foreignProblem = (foreign: string): string =>
  `styles ${foreign}, which is not its own: begin the selector with a class of its own.`

type Judge = (selector: string, declarations: readonly Element[]) => boolean

function foreignIn(elements: readonly Element[], isOwn: Judge): string | undefined {
  for (const { type, props, value, children } of elements) {
    if (type === '@import') return value
    if (naming.test(type)) continue
    if (type === 'rule' && Array.isArray(props) && Array.isArray(children)) {
      const found = props.find((selector) => !isOwn(selector, children))
      if (found !== undefined) return found
    } else if (Array.isArray(children)) {
      const found = foreignIn(children, isOwn)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function isRoomForBar(selector: string, declarations: readonly Element[]): boolean {
  return (
    /^html:has\(\.[\w-]+\)$/.test(selector) &&
    declarations.every(({ props }) => typeof props === 'string' && props.startsWith('scroll-padding'))
  )
}

/** Variables of a page, on the root because some of its parts may be rendered outside of it. The shell's stay as they are. */
function setsVariables(selector: string, declarations: readonly Element[]): boolean {
  return (
    root.test(selector) &&
    declarations.every(({ props }) => typeof props === 'string' && /^--(?!(?:room|link|soft)$)/.test(props))
  )
}
