import type { SharedStorage } from '@site/contracts/documentContract'

const KEY = 'advertising' satisfies SharedStorage

/**
 * The visitor's answer to the question about advertising, as the shell has stored it; undefined if there is none. A browser
 * that sends Global Privacy Control has refused for every site.
 */
export function advertisingAnswer(): string | undefined {
  if (navigator.globalPrivacyControl) return undefined
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
