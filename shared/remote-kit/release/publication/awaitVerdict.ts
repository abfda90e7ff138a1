import type { Generation } from '@site/contracts/Generation'
import type { ScopeVerdict } from './verdicts.ts'

type Options = {
  /** The newest verdicts of all that judge at the moment of asking. */
  verdicts: () => Promise<readonly ScopeVerdict[]>
  /** Number of the publication that is waited for. */
  publication: number
  /** What it has pointed to, by name. */
  releases: Readonly<Record<string, string>>
  /** True when it was pointed to for a share of the visitors. */
  isCanary?: boolean
  /** How long, in ms. */
  patience?: number
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

/** The share of the visitors that tries a release out, by name, in percent; none for one that all visitors get. */
type Shares = Readonly<Record<string, number>>

/** What became of a publication: `unseen` when no site judges here, so that the next start does. */
export type Outcome =
  | { status: 'live'; shares: Shares }
  | { status: 'unseen' }
  | { status: 'refused'; reasons: string[] }
  | { status: 'undecided'; reasons: string[] }

/** Pause between two looks, in ms. */
const PAUSE = 100
/** The gate ends a release that hangs after a minute on a slow machine. */
const PATIENCE = 120_000

/** Settles when every site that judges has shown or refused what was published. */
export async function awaitVerdict(options: Options): Promise<Outcome> {
  const { verdicts, publication, releases, isCanary = false, patience = PATIENCE, now = Date.now } = options
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  const until = now() + patience
  for (;;) {
    const found = await verdicts()
    if (found.length === 0) return { status: 'unseen' }
    const judged = found.map(({ generation }) => judgementOf(generation, { publication, releases, isCanary }))
    const refused = new Set(judged.flatMap(({ refused }) => refused))
    if (refused.size > 0) return { status: 'refused', reasons: [...refused] }
    if (judged.every(({ isOpen }) => !isOpen)) {
      return { status: 'live', shares: Object.assign({}, ...judged.map(({ shares }) => shares)) }
    }
    if (now() >= until) {
      const reasons = new Set(judged.flatMap(({ pending }) => pending))
      return { status: 'undecided', reasons: reasons.size > 0 ? [...reasons] : ['No site has said anything of it.'] }
    }
    await wait(PAUSE)
  }
}

type Asked = Required<Pick<Options, 'publication' | 'releases' | 'isCanary'>>

/** What one verdict says of each release. What lies with the machine, or may still be on its way, is still open. */
function judgementOf(generation: Generation | undefined, { publication, releases, isCanary }: Asked) {
  const judgement = {
    isOpen: false,
    refused: [] as string[],
    pending: [] as string[],
    shares: {} as Record<string, number>,
  }
  if (!generation || generation.publication < publication) return { ...judgement, isOpen: true }
  for (const [name, id] of Object.entries(releases)) {
    const live = generation.live[name]
    const refusal = generation.refused.find((one) => one.name === name && one.release === id)
    const canary = generation.canaries?.[name]
    if (live === id) continue
    if (canary?.release === id) {
      judgement.shares[name] = canary.share
      continue
    }
    if (refusal) {
      const reason = `${name} ${id}: ${refusal.reason}`
      const mayPass = refusal.kind === 'trouble' || refusal.cause === 'missing' || refusal.cause === 'cut off'
      if (mayPass) {
        judgement.isOpen = true
        judgement.pending.push(reason)
      } else judgement.refused.push(reason)
    } else if (isCanary) {
      // What is live is told first, and what is tried out beside it as soon as it is made.
      judgement.isOpen = true
    } else if (live !== undefined) {
      judgement.refused.push(`${name} ${id}: somebody has published ${live} meanwhile.`)
    }
    // A site whose registry does not name it yet shows it when it does.
  }
  return judgement
}
