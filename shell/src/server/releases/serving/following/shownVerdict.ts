import { type Candidates, idsOf } from '../../selection/ReleaseHistory.ts'
import { NotComposed } from './NotComposed.ts'
import type { OpenCompositions } from '../folders/openCompositions.ts'
import type { Shown } from '../Served.ts'

/** Who uses the compositions that visitors get. */
const VISITORS = 'visitors'

/** What visitors get here: the one thing that changes while a server runs. */
export function createShownVerdict() {
  let shown: Shown | undefined
  return {
    get now(): Shown | undefined {
      return shown
    },
    /** @throws NotComposed before there is anything. */
    get present(): Shown {
      if (!shown) throw new NotComposed()
      return shown
    },
    get live(): Candidates | undefined {
      return shown?.live.candidates
    },
    /** Live releases, by name. */
    get ids(): Readonly<Record<string, string>> {
      return shown ? idsOf(shown.live.candidates) : {}
    },
    set(next: Shown, compositions: Pick<OpenCompositions, 'hold'>): void {
      shown = next
      compositions.hold(VISITORS, [next.live, ...next.canaries.map((canary) => canary.served)])
    },
  }
}

export type ShownVerdict = ReturnType<typeof createShownVerdict>
