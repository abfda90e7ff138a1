import type { SharedStorage } from '@site/contracts/documentContract'

/** A visitor's choice. */
export type ConsentChoice = 'accepted' | 'refused'

/** Where choices are stored: about analytics, and about advertising, which goes with a lead. */
type ConsentKey = 'consent' | Extract<SharedStorage, 'advertising'>

/** What a choice is about: consent covers nothing that was not named. */
export type Asked = { key: ConsentKey; scope: readonly string[] }

/** The choice stored in this browser; undefined if there is none that covers all of it, or storage is forbidden. */
export function rememberedChoice({ key, scope }: Asked): ConsentChoice | undefined {
  try {
    const [choice, , ...covered] = (localStorage.getItem(key) ?? '').split(' ')
    if (choice === 'accepted') return scope.every((part) => covered.includes(part)) ? choice : undefined
    return choice === 'refused' ? choice : undefined
  } catch {
    return undefined
  }
}

/** Stores a choice with its time, because the law requires consent to be provable. Without storage it holds for this page. */
export function rememberChoice({ key, scope }: Asked, choice: ConsentChoice, now = new Date()): void {
  try {
    localStorage.setItem(key, [choice, now.toISOString(), ...scope].join(' '))
  } catch {
    // Storage is forbidden: the visitor is asked again, and nothing is loaded until then.
  }
}
