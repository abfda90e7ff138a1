import type {} from '@site/contracts/documentContract'

/**
 * HTML that the site's own server or build made, as the browser takes it where it enforces Trusted Types: the one policy
 * of the document refuses every other text (shell/src/browser/loading/trustedTypesPolicy.ts). Never for what a visitor or
 * an external service wrote.
 */
export function renderedHtml(html: string): string | TrustedHTML {
  return globalThis.window?.trustedTypes?.defaultPolicy?.createHTML(html) ?? html
}
