/** What the visitor answered to the question about analytics. */
export type ConsentChoice = 'accepted' | 'refused'
