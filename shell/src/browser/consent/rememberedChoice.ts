/** The visitor's choice about analytics. */
export type ConsentChoice = 'accepted' | 'refused'

const KEY = 'consent'

/** The choice stored in this browser; undefined if there is none, or storage is forbidden. */
export function rememberedChoice(): ConsentChoice | undefined {
  try {
    const [choice] = (localStorage.getItem(KEY) ?? '').split(' ')
    return choice === 'accepted' || choice === 'refused' ? choice : undefined
  } catch {
    return undefined
  }
}

/** Stores a choice with its time, because the law requires consent to be provable. Without storage it holds for this page. */
export function rememberChoice(choice: ConsentChoice, now = new Date()): void {
  try {
    localStorage.setItem(KEY, `${choice} ${now.toISOString()}`)
  } catch {
    // Storage is forbidden: the visitor is asked again, and nothing is loaded until then.
  }
}
