const PSEUDO_CLASS = /:(hover|active|focus-visible)/g

/**
 * Lets an element look as it does under the pointer, pressed or with the keyboard's focus, so that all states stand on
 * one page: each rule with such a pseudo-class is repeated for `data-forced`, which the gallery sets. It stands right
 * behind the rule itself, so that what overrides the one overrides the other.
 */
export function showForcedStates(): void {
  for (const sheet of document.styleSheets) {
    // From the last one on: a rule that is added moves those behind it.
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index]
      if (!(rule instanceof CSSStyleRule)) continue
      const forced = rule.selectorText.replace(PSEUDO_CLASS, '[data-forced=$1]')
      if (forced !== rule.selectorText) sheet.insertRule(`${forced}{${rule.style.cssText}}`, index + 1)
    }
  }
}
