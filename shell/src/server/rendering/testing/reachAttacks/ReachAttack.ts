/**
 * An attempt of a hostile release to escape from its context: the body of a function whose result is rendered into its page.
 * `held` matches all that may be printed; anything else means that the attack had some success.
 */
export type ReachAttack = { attempt: string; code: string; held: RegExp }

const NOTHING = /^(undefined|nothing)$/

/** An attack that, by default, must print nothing. */
export const reach = (attempt: string, code: string, held: RegExp = NOTHING): ReachAttack => ({ attempt, code, held })
