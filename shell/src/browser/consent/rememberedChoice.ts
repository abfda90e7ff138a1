/** What the visitor answered to the question about analytics. */
export type ConsentChoice = 'accepted' | 'refused'

const KEY = 'consent'

/** The choice made earlier in this browser; undefined when there is none, or storage is forbidden. */
export function rememberedChoice(): ConsentChoice | undefined {
  try {
    const [choice] = (localStorage.getItem(KEY) ?? '').split(' ')
    return choice === 'accepted' || choice === 'refused' ? choice : undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice with its moment, which the law wants to be provable. Without storage it holds for this page. */
export function rememberChoice(choice: ConsentChoice, now = new Date()): void {
  try {
    localStorage.setItem(KEY, `${choice} ${now.toISOString()}`)
  } catch {
    // The visitor's browser forbids storage: the question will come again, and nothing is loaded until then.
  }
}
