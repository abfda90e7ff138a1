import type { Generation } from '@site/contracts/Generation'
import type { ScopeVerdict } from './verdicts.ts'

type Options = {
  /** Reads the newest verdicts of all sites that are judging now. */
  verdicts: () => Promise<readonly ScopeVerdict[]>
  /** Number of the publication to wait for. */
  publication: number
  /** The releases that it publishes, by name. */
  releases: Readonly<Record<string, string>>
  /** True if it was published as a canary. */
  isCanary?: boolean
  /** Time-out in ms. */
  timeout?: number
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

/** The canaries' shares of the visitors by name, in percent; a release that everybody gets has none. */
type Shares = Readonly<Record<string, number>>

/** The outcome of a publication: `unseen` if no site is judging, so that the next start will. */
export type Outcome =
  | { status: 'live'; shares: Shares }
  | { status: 'unseen' }
  | { status: 'refused'; reasons: string[] }
  | { status: 'undecided'; reasons: string[] }

/** Polling interval, in ms. */
const PAUSE = 100
/** On a slow machine the gate stops a hanging release only after a minute. In ms. */
const VERDICT_TIMEOUT = 120_000

/** Resolves when every judging site has gone live with the publication or refused it, or after the time-out. */
export async function awaitVerdict(options: Options): Promise<Outcome> {
  const { verdicts, publication, releases, isCanary = false, timeout = VERDICT_TIMEOUT, now = Date.now } = options
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  const until = now() + timeout
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
      return { status: 'undecided', reasons: reasons.size > 0 ? [...reasons] : ['No site has judged it yet.'] }
    }
    await wait(PAUSE)
  }
}

type ExpectedVerdict = Required<Pick<Options, 'publication' | 'releases' | 'isCanary'>>

/** What one verdict says about each release. What is due to the machine, or may still arrive, is undecided. */
function judgementOf(generation: Generation | undefined, { publication, releases, isCanary }: ExpectedVerdict) {
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
      // The live release is reported first, and a canary next to it as soon as it is composed.
      judgement.isOpen = true
    } else if (live !== undefined) {
      judgement.refused.push(`${name} ${id}: somebody has published ${live} meanwhile.`)
    }
    // A site whose registry does not contain it yet will show it once it does.
  }
  return judgement
}
