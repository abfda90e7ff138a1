/** Attributes that parts of the document outside of a page have, or that the shell queries. */
const shellAttributes =
  'island|section|page|hydrated|touched|whatsapp|then|opens|modeless|menu|move|consent-review|state|late|emotion|sheet|style'
const ownAttribute = new RegExp(`\\[data-(?!(?:${shellAttributes})[\\]=~|^$* ])[\\w-]`)

/**
 * Whether a selector applies only to what a page or its library brings: it has a class, an element with a name of its own
 * (`swiper-container`) or an attribute of its own (`[data-sonner-toast]`) outside of `:not()`, `:has()` and the like, which
 * say nothing about the subject.
 */
export function isOwnSelector(selector: string): boolean {
  const plain = withoutArguments(selector)
  const names = plain.replace(/\[[^\]]*\]/g, '')
  return /\.[\w-]/.test(names) || /(?:^|[\s>+~])[a-z][a-z0-9]*-[\w-]*/.test(names) || ownAttribute.test(plain)
}

/**
 * Whether a selector applies only within the element that contains the page. A page's style sheets may have such ones: they
 * apply while it is shown.
 */
export function isWithinPage(selector: string): boolean {
  // Neighbours of what is in it are in it too, but not its own.
  return /^main(?![\w-])[^\s>+~]*(?:$|\s*[\s>]\s*[^\s>+~])/.test(
    withoutArguments(selector.replace(/^:where\(main\)/, 'main')),
  )
}

/** Without what is in parentheses; of `:is(.a, .b)`, as nesting in a list is written without it, a class remains. */
function withoutArguments(selector: string): string {
  const without = selector.replace(/(:(?:is|where))?\(([^()]*)\)/g, (_all, name: string | undefined, list: string) => {
    if (name === undefined) return ''
    return list.split(',').every(isOwnSelector) ? '.own' : name
  })
  return without === selector ? selector : withoutArguments(without)
}
