import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Live } from '../composition/createLive.ts'
import type { Served, Variant, Variants } from '../composition/createVariants.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import { problemOf, type ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Canaries } from './runningCanaries.ts'

type Options = {
  live: Pick<Live, 'composition' | 'findFiles'>
  variant: Variants
  log: { info(message: string): void }
}

/** A canary that a share of the visitors gets. */
export type ShownCanary = { name: string; release: string; share: number; served: Served }

type Shown = ShownCanary & { baseline: string; variant: Variant }

export type PreparedCanaries = {
  /** Why some of them cannot be served, by name. */
  problems: ReadonlyMap<string, ReleaseProblem>
  /** What there is to say about those that were not served before. */
  notices: readonly ReleaseNotice[]
  activate(): Promise<void>
  /** Discards the compositions, which nobody is to get. */
  discard(): void
}

/** Holds the compositions that some visitors get instead of the live one. */
export function createCanaries({ live, variant, log }: Options) {
  let shown: readonly Shown[] = []

  return {
    /** Those being served now. */
    get shown(): readonly ShownCanary[] {
      return shown
    },
    /** Composes these canaries and no others. Visitors get them after `activate`, and until then what they had before. */
    async prepare(canaries: Canaries): Promise<PreparedCanaries> {
      const problems = new Map<string, ReleaseProblem>()
      const next: Shown[] = []
      const notices: ReleaseNotice[] = []
      for (const [name, { release, share }] of Object.entries(canaries)) {
        const former = shown.find((one) => one.name === name && one.release === release)
        const baseline = live.composition?.id ?? ''
        if (former?.baseline === baseline) {
          next.push({ ...former, share })
          continue
        }
        try {
          const made = await variant({ [name]: release })
          next.push({ name, release, share, served: made, baseline, variant: made })
          if (!former) notices.push(...narrowedForms(live.composition?.releases ?? [], made.composition.releases))
          log.info(`Canary ${name} ${release}: composition ${made.composition.id} for ${share} % of the visitors`)
        } catch (error) {
          problems.set(name, problemOf(error))
        }
      }
      return { problems, notices, activate: () => activate(next), discard: () => endAllBut(shown, next) }
    },
    end() {
      for (const one of shown) one.variant.end()
      shown = []
    },
  }

  async function activate(next: readonly Shown[]): Promise<void> {
    const former = shown
    shown = next
    // Documents that were sent still request their files.
    if (endAllBut(next, former)) await live.findFiles()
  }
}

/** Ends those of the former that are not kept. True if there were any. */
function endAllBut(kept: readonly Shown[], former: readonly Shown[]): boolean {
  const ended = former.filter(({ variant }) => !kept.some((one) => one.variant === variant))
  for (const { variant } of ended) variant.end()
  return ended.length > 0
}

export type ShownCanaries = ReturnType<typeof createCanaries>
