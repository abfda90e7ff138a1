import type { RenderedFragments } from '@site/contracts/Fragment'
import { placeIn } from '../placeIn.ts'
import { hasKnownRemedy, lateProblem, undeclaredCollection, WAITS_FOREVER, withRemedy } from '../withRemedy.ts'
import type { observeSite } from './observeSite.ts'
import type { TrialContext } from './trialContext.ts'
import type { TrialResult } from './trialMessages.ts'
import { idle, settled } from './trialTurns.ts'

const UNLESS = 'A site refuses this too, unless it has what the page asks for: write it for a site that has none yet.'

type Options = {
  open: (fragments?: RenderedFragments) => TrialContext
  observed: Pick<ReturnType<typeof observeSite>, 'begin' | 'hasAsked' | 'undeclared'>
  /** From now on everything counts as work for this. */
  begin: (subject: string) => void
  /** What nobody has caught so far: of timers and promises, and what it says with `console.error`. */
  uncaught: unknown[]
}

type Attempt = {
  /** Whether it gets what only a site has, however it goes about it. */
  asksSite?: boolean
  fragments?: RenderedFragments
  run: (context: TrialContext) => Promise<string | undefined>
}

/** Does one thing after the other, and notes what is wrong with each. */
export function createAttempts({ open, observed, begin, uncaught }: Options) {
  const refusals = new Set<string>()
  const warnings = new Set<string>()

  function noteThrown(subject: string, error: unknown, asksSite: boolean): void {
    const reason = reasonOf(error)
    const undeclared = observed.undeclared()
    if (undeclared !== undefined) refusals.add(`${subject}: ${undeclaredCollection(reason, undeclared)}`)
    else if (hasKnownRemedy(reason) || !(observed.hasAsked() || asksSite))
      refusals.add(`${subject}: ${withRemedy(reason)}`)
    else warnings.add(`${subject}: ${reason.replace(/\.$/, '')}. ${UNLESS}`)
  }

  return {
    refuse: (problem: string): void => void refusals.add(problem),
    result: (): TrialResult => ({ refusals: [...refusals], warnings: [...warnings] }),
    /**
     * Does this in a context of its own, and notes what is wrong with it, or with what it leaves behind. @returns the context if
     * nothing is.
     */
    async attempt(subject: string, { asksSite = false, fragments, run }: Attempt): Promise<TrialContext | undefined> {
      begin(`${subject}: `)
      observed.begin()
      uncaught.length = 0
      try {
        const context = open(fragments)
        const problem = await settled(run(context), context, WAITS_FOREVER)
        if (uncaught.length > 0) throw uncaught[0]
        if (problem !== undefined) refusals.add(`${subject}: ${problem}`)
        await idle(context, () => uncaught.length > 0)
        if (uncaught.length > 0) refusals.add(lateProblem(subject, reasonOf(uncaught[0])))
        return problem === undefined && uncaught.length === 0 ? context : undefined
      } catch (error) {
        noteThrown(subject, error, asksSite)
        return undefined
      }
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

/** With its place in the bundle. It is of another realm, where it is an instance of another Error. */
export function reasonOf(error: unknown): string {
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(error)
  const text = typeof message === 'string' ? message : String(error)
  return placeIn(text) ? text : text + placeIn(stack)
}
