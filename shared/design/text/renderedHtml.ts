import type {} from '@site/contracts/documentContract'

/**
 * Marks HTML as made by the site's own server or build, for browsers that enforce Trusted Types: the document's only policy
 * rejects any other string (shell/src/browser/inline/trustedTypesPolicy.ts). Never use it for anything that a visitor or an
 * external service wrote.
 */
export function renderedHtml(html: string): string | TrustedHTML {
  return globalThis.window?.trustedTypes?.defaultPolicy?.createHTML(html) ?? html
}
