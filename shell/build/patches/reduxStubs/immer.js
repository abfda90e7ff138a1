// In Immer's place: every state counts as one that cannot be drafted, for which the toolkit takes the reducer's answer as it
// is, and throws when there is none. So a reducer that changes its state instead of answering a new one fails in this
// build, and its unit test fails where Immer itself is in use and the state is frozen.
const unused = () => {
  throw new Error('The reducers of the shell answer new states (src/universal/store), and nothing is drafted.')
}

export const isDraft = () => false
export const isDraftable = () => false
export const current = unused
export const freeze = unused
export const original = unused
export const produce = unused
