import type { Generation } from '@site/contracts/Generation'
import type { ScopeVerdict } from './verdicts.ts'

type Options = {
  /** The newest verdicts of all that judge at the moment of asking. */
  verdicts: () => Promise<readonly ScopeVerdict[]>
  /** Number of the publication that is waited for. */
  publication: number
  /** What it has pointed to, by name. */
  releases: Readonly<Record<string, string>>
  /** How long, in ms. */
  patience?: number
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

/** What became of a publication: `unseen` when no site judges here, so that the next start does. */
export type Outcome =
  | { status: 'live' }
  | { status: 'unseen' }
  | { status: 'refused'; reasons: string[] }
  | { status: 'undecided'; reasons: string[] }

/** Pause between two looks, in ms. */
const PAUSE = 100
/** The gate ends a release that hangs after a minute on a slow machine. */
const PATIENCE = 120_000

/** Settles when every site that judges has shown or refused what was published. */
export async function awaitVerdict(options: Options): Promise<Outcome> {
  const { verdicts, publication, releases, patience = PATIENCE, now = Date.now } = options
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  const until = now() + patience
  for (;;) {
    const found = await verdicts()
    if (found.length === 0) return { status: 'unseen' }
    const judged = found.map(({ generation }) => judgementOf(generation, publication, releases))
    const refused = new Set(judged.flatMap(({ refused }) => refused))
    if (refused.size > 0) return { status: 'refused', reasons: [...refused] }
    if (judged.every(({ isOpen }) => !isOpen)) return { status: 'live' }
    if (now() >= until) {
      const reasons = new Set(judged.flatMap(({ pending }) => pending))
      return { status: 'undecided', reasons: reasons.size > 0 ? [...reasons] : ['No site has said anything of it.'] }
    }
    await wait(PAUSE)
  }
}

/** What one verdict says of each release. What lies with the machine, or may still be on its way, is still open. */
function judgementOf(generation: Generation | undefined, publication: number, releases: Options['releases']) {
  const judgement = { isOpen: false, refused: [] as string[], pending: [] as string[] }
  if (!generation || generation.publication < publication) return { ...judgement, isOpen: true }
  for (const [name, id] of Object.entries(releases)) {
    const live = generation.live[name]
    const refusal = generation.refused.find((one) => one.name === name && one.release === id)
    if (live === id) continue
    if (refusal) {
      const reason = `${name} ${id}: ${refusal.reason}`
      const mayPass = refusal.kind === 'trouble' || refusal.cause === 'missing' || refusal.cause === 'cut off'
      if (mayPass) {
        judgement.isOpen = true
        judgement.pending.push(reason)
      } else judgement.refused.push(reason)
    } else if (live !== undefined) {
      judgement.refused.push(`${name} ${id}: somebody has published ${live} meanwhile.`)
    }
    // A site whose registry does not name it yet shows it when it does.
  }
  return judgement
}
