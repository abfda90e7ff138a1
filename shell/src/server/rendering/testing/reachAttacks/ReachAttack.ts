/**
 * What a hostile release tries in order to get out of its context, each as the body of a function whose result is
 * printed into its page. `held` is all that may be printed: anything else means that the attack got somewhere.
 */
export type ReachAttack = { attempt: string; code: string; held: RegExp }

const NOTHING = /^(undefined|nothing)$/

/** An attack that by itself may print nothing. */
export const reach = (attempt: string, code: string, held: RegExp = NOTHING): ReachAttack => ({ attempt, code, held })
