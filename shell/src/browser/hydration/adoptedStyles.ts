import createCache from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import { styleOptions } from '../../universal/document/SiteDocument.tsx'

/**
 * Emotion's cache for the browser. Rules created at run time go into a constructed style sheet: the content security policy
 * allows style elements only by hash, and the hash of rules that do not exist yet cannot be known.
 */
export function createStyleCache() {
  const cache = createCache(styleOptions)
  const rules = document.querySelector('style[data-emotion]')?.textContent ?? ''
  // Emotion would read the names from an attribute, which costs every document 0.2 KB; the rules contain them as well.
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
      // A rule for another browser (::-moz-progress-bar) must not break the component that has it.
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
