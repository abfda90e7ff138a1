import { idsOf } from '../../selection/ReleaseHistory.ts'
import { formerBuildProblem } from '../reports/reportOf.ts'
import type { Shown } from '../Served.ts'
import type { ServingOptions } from '../ServingOptions.ts'

/** Says in the log and in metrics what is new in what is shown. */
export function observeChange(
  former: Shown | undefined,
  { live, generation }: Shown,
  { log, observer }: Pick<ServingOptions, 'log' | 'observer'>,
): void {
  if (former?.live.name !== live.name) {
    const ids = Object.entries(idsOf(live.candidates))
    log.info(`Serves ${live.name}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
    if (generation.pointer?.ofFormerBuild) log.warn(formerBuildProblem)
    else if (generation.pointer) observer?.composed(generation.pointer.seconds)
  }
  for (const { name, release, kind, cause, reason } of generation.refused) {
    const isKnown = former?.generation.refused.some(
      (one) => one.name === name && one.release === release && one.reason === reason,
    )
    if (!isKnown) observer?.refused(name, kind, cause)
  }
}
