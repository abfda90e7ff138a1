type Take = () => string

let offered: Take | undefined

/** The search field offers what was typed into it and is not in the address yet. @returns a function that ends this. */
export function offerTyped(take: Take): () => void {
  offered = take
  return () => {
    offered = undefined
  }
}

/** What is in the search field, for an address to which the visitor goes now; undefined while it has no code. */
export const takeTyped = (): string | undefined => offered?.()
