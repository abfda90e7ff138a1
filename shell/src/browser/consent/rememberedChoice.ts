import type { SharedStorage } from '@site/contracts/documentContract'

/** A visitor's choice. */
export type ConsentChoice = 'accepted' | 'refused'

/** Where choices are stored: about analytics, and about advertising, which goes with a lead. */
export type ConsentKey = 'consent' | Extract<SharedStorage, 'advertising'>

/** The choice stored in this browser; undefined if there is none, or storage is forbidden. */
export function rememberedChoice(key: ConsentKey): ConsentChoice | undefined {
  try {
    const [choice] = (localStorage.getItem(key) ?? '').split(' ')
    return choice === 'accepted' || choice === 'refused' ? choice : undefined
  } catch {
    return undefined
  }
}

/** Stores a choice with its time, because the law requires consent to be provable. Without storage it holds for this page. */
export function rememberChoice(key: ConsentKey, choice: ConsentChoice, now = new Date()): void {
  try {
    localStorage.setItem(key, `${choice} ${now.toISOString()}`)
  } catch {
    // Storage is forbidden: the visitor is asked again, and nothing is loaded until then.
  }
}
