const PSEUDO_CLASS = /:(hover|active|focus-visible)/g

/**
 * Lets an element look as it does under the pointer, pressed or with the keyboard's focus, so that all states stand on
 * one page: each rule with such a pseudo-class is repeated for `data-forced`, which the gallery sets.
 */
export function showForcedStates(): void {
  const forced = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSStyleRule && PSEUDO_CLASS.test(rule.selectorText)
        ? [`${rule.selectorText.replace(PSEUDO_CLASS, '[data-forced=$1]')}{${rule.style.cssText}}`]
        : [],
    ),
  )
  const style = document.createElement('style')
  style.textContent = forced.join('\n')
  document.head.append(style)
}
