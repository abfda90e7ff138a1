import type { Cell } from './Cell.ts'
import { cellGroups } from './cellGroups.ts'
import type { LabRemote } from './remotes.ts'

/** Every meaningful combination once; those of one remote, phase and fault are adjacent. */
export function cellsOf(remotes: readonly LabRemote[]): Cell[] {
  return cellGroups.flatMap(({ place, moments, phases, faults, needs, only }) =>
    remotes
      .filter(({ name, has }) => (!only || name === only) && (!needs || has.includes(needs)))
      .flatMap((remote) => {
        const possible = moments.filter((moment) => moment !== 'navigation' || remote.has.includes('navigation'))
        return phases.flatMap((phase) =>
          faults.flatMap((fault) => possible.map((moment) => ({ place, remote: remote.name, moment, phase, fault }))),
        )
      }),
  )
}
