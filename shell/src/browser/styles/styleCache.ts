import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import { styleOptions } from '../../universal/document/documentStyle.ts'

/** Emotion's cache for the browser. What `rules` have is in the document already, or will be. */
export function createStyleCache(rules: string, sheet = new AdoptedSheet()): EmotionCache {
  const cache = createCache(styleOptions)
  // Emotion would read the names from an attribute, which costs every document 0.2 KB; the rules contain them as well.
  for (const [, name = ''] of rules.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true
  cache.sheet = sheet
  return cache
}

/**
 * Rules created at run time go into a constructed style sheet: the content security policy allows style elements only by hash,
 * and the hash of rules that do not exist yet cannot be known. The document adopts it with its first rule.
 */
export class AdoptedSheet extends StyleSheet {
  private readonly adopted = new CSSStyleSheet()

  constructor(options: ConstructorParameters<typeof StyleSheet>[0] = { key: 'css', container: document.head }) {
    super(options)
  }

  adopt(): this {
    if (!document.adoptedStyleSheets.includes(this.adopted)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.adopted]
    }
    return this
  }

  override insert(rule: string) {
    this.adopt()
    try {
      this.adopted.insertRule(rule, this.adopted.cssRules.length)
    } catch {
      // A rule for another browser (::-moz-progress-bar) must not break the component that has it.
    }
  }

  override flush() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.adopted)
    for (let last = this.adopted.cssRules.length - 1; last >= 0; last--) this.adopted.deleteRule(last)
  }
}
