/** Why a fragment is not where a page or fragment places it. */
export type FragmentFault =
  /** There is no such remote, or its release has no such fragment. */
  | 'missing'
  /** It does not accept its props, or may not be placed there. */
  | 'refused'
  /** It throws, or renders what is not allowed. */
  | 'failed'
  /** Its process ended, or took too long: another time it may work. */
  | 'trouble'

/** `on` is the page; `reason` is a clause about the fragment. */
export type FragmentProblem = { name: string; on: string; fault: FragmentFault; reason: string }
