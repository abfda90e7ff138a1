const PSEUDO_CLASS = /:(hover|active|focus-visible)/g

/**
 * Lets an element look as if hovered, pressed or focused, so that all states are visible on one page: each rule with such a
 * pseudo-class is duplicated for `data-forced`, which the gallery sets. The copy directly follows the original, so that the
 * cascade stays the same.
 */
export function showForcedStates(): void {
  for (const sheet of document.styleSheets) {
    // Backwards, because an inserted rule shifts those after it.
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index]
      if (!(rule instanceof CSSStyleRule)) continue
      const forced = rule.selectorText.replace(PSEUDO_CLASS, '[data-forced=$1]')
      if (forced !== rule.selectorText) sheet.insertRule(`${forced}{${rule.style.cssText}}`, index + 1)
    }
  }
}
