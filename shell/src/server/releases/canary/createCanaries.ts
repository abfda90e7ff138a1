import type { Live } from '../composition/createLive.ts'
import type { Served, Variant, Variants } from '../composition/createVariants.ts'
import { problemOf, type ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Canaries } from './runningCanaries.ts'

type Options = {
  live: Pick<Live, 'composition' | 'findFiles'>
  variant: Variants
  log: { info(message: string): void }
}

/** What a share of the visitors gets. */
export type ShownCanary = { name: string; release: string; share: number; served: Served }

type Shown = ShownCanary & { beside: string; variant: Variant }

/** Holds the compositions that some visitors get in the place of the live one. */
export function createCanaries({ live, variant, log }: Options) {
  let shown: readonly Shown[] = []

  return {
    /** Those that visitors get now. */
    get shown(): readonly ShownCanary[] {
      return shown
    },
    /** Shows these and no others. A former one of the same release stays until its successor is made. @returns what fails. */
    async show(canaries: Canaries): Promise<ReadonlyMap<string, ReleaseProblem>> {
      const problems = new Map<string, ReleaseProblem>()
      const next: Shown[] = []
      for (const [name, { release, share }] of Object.entries(canaries)) {
        const former = shown.find((one) => one.name === name && one.release === release)
        const beside = live.composition?.id ?? ''
        if (former?.beside === beside) {
          next.push({ ...former, share })
          continue
        }
        try {
          const made = await variant({ [name]: release })
          next.push({ name, release, share, served: made, beside, variant: made })
          log.info(`Canary ${name} ${release}: composition ${made.composition.id} for ${share} % of the visitors`)
        } catch (error) {
          problems.set(name, problemOf(error))
        }
      }
      const former = shown
      shown = next
      const ended = former.filter((one) => !next.some(({ variant: kept }) => kept === one.variant))
      for (const one of ended) one.variant.end()
      // Documents that were sent go on asking for their files.
      if (ended.length > 0) await live.findFiles()
      return problems
    },
    end() {
      for (const one of shown) one.variant.end()
      shown = []
    },
  }
}

export type ShownCanaries = ReturnType<typeof createCanaries>
