import { createHash } from 'node:crypto'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { editionOf } from '../../rendering/plan/editionOf.ts'

/**
 * Cache key of everything that a part's pages are made from, file contents included: ids may be reused by somebody who edits
 * a release in place, and a restart has to notice.
 */
export function keyOf(plan: Plan, part: string): string {
  const { releases, prefixes, desk, shellScripts, loader, renderBlocker, developmentOrigins } = plan
  const release = releases.find(({ name }) => name === part)
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([
      editionOf(plan, part),
      ...[release, prefixes[part], desk[part], shellScripts, loader, renderBlocker, developmentOrigins],
    ]),
  )
  for (const text of [plan.renderBundle, plan.serverBundles[part] ?? '']) hash.update(`\n${text}`)
  return hash.digest('hex')
}
