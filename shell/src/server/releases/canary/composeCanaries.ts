import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Variants } from '../composition/createVariants.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import type { ReleaseHistory } from '../selection/ReleaseHistory.ts'
import { problemOf, type ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import type { Canaries } from './runningCanaries.ts'

type Options = { variant: Variants; history: Pick<ReleaseHistory, 'live'>; log: { info(message: string): void } }

export type ComposedCanaries = {
  /** The composition of each, by name. */
  compositions: Readonly<Record<string, string>>
  /** Why some of them cannot be served, by name. */
  problems: ReadonlyMap<string, ReleaseProblem>
  /** What there is to say about those that begin. */
  notices: readonly ReleaseNotice[]
}

type Composed = { release: string; baseline: string; composition: string }

/** Composes canaries next to a live composition, each again only if it or what is beside it has changed, or it is damaged. */
export function createCanaryCompositions({ variant, history, log }: Options) {
  let composed: Readonly<Record<string, Composed>> = {}

  return async function composeCanaries(
    canaries: Canaries,
    baseline: string,
    damaged: ReadonlySet<string>,
  ): Promise<ComposedCanaries> {
    const problems = new Map<string, ReleaseProblem>()
    const next: Record<string, Composed> = {}
    const notices: ReleaseNotice[] = []
    for (const [name, { release, share }] of Object.entries(canaries)) {
      const former = composed[name]?.release === release ? composed[name] : undefined
      if (former?.baseline === baseline && !damaged.has(former.composition)) {
        next[name] = former
        continue
      }
      try {
        const { name: composition, candidates } = await variant({ [name]: release })
        next[name] = { release, baseline, composition }
        const releases = (remotes: readonly { release: Parameters<typeof narrowedForms>[0][number] }[] = []) =>
          remotes.map((one) => one.release)
        if (!former) notices.push(...narrowedForms(releases(history.live?.remotes), releases(candidates.remotes)))
        log.info(`Canary ${name} ${release}: composition ${composition} for ${share} % of the visitors`)
      } catch (error) {
        problems.set(name, problemOf(error))
      }
    }
    composed = next
    const compositions = Object.fromEntries(Object.entries(next).map(([name, one]) => [name, one.composition]))
    return { compositions, problems, notices }
  }
}

export type ComposeCanaries = ReturnType<typeof createCanaryCompositions>
