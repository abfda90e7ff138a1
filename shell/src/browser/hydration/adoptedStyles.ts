import createCache from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import { styleOptions } from '../../universal/document/SiteDocument.tsx'

/**
 * Emotion's cache for the browser. Rules that are made at run time go into a constructed style sheet: the content
 * policy allows style elements by hash only, and a hash cannot be known for rules that are not written yet.
 */
export function createStyleCache() {
  const cache = createCache(styleOptions)
  const rules = document.querySelector('style[data-emotion]')?.textContent ?? ''
  // Emotion would read them from a list in an attribute, which costs every document 0.2 KB: the rules have them too.
  for (const [, name = ''] of rules.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true
  cache.sheet = new AdoptedSheet({ key: 'css', container: document.head })
  return cache
}

class AdoptedSheet extends StyleSheet {
  private readonly adopted = new CSSStyleSheet()

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.adopted]
  }

  override insert(rule: string) {
    try {
      this.adopted.insertRule(rule, this.adopted.cssRules.length)
    } catch {
      // A rule of another browser (::-moz-progress-bar) is no reason to lose the part that has it.
    }
  }

  override flush() {
    for (let last = this.adopted.cssRules.length - 1; last >= 0; last--) this.adopted.deleteRule(last)
  }
}

const adopted = new Set<string>()

/** Adds the rules of another page's document to this one, each text once. */
export function adoptStyle(text: string): void {
  if (!text || adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
