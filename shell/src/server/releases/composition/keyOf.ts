import { createHash } from 'node:crypto'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { fragmentsVersion, placedRemotes } from '../../rendering/plan/fragmentEntries.ts'
import { editionOf } from '../../rendering/plan/editionOf.ts'

/**
 * Cache key of everything that a part's pages are made from, file contents included: ids may be reused by somebody who edits
 * a release in place, and a restart has to notice.
 */
export function keyOf(plan: Plan, part: string): string {
  const { releases, prefixes, desk, shellScripts, loader, headScript, developmentOrigins } = plan
  const release = releases.find(({ name }) => name === part)
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([
      editionOf(plan, part),
      ...[release, prefixes[part], desk[part], shellScripts, loader, headScript, developmentOrigins],
    ]),
  )
  const placed = placedRemotes(releases, part).flatMap((name) => releases.find((one) => one.name === name) ?? [])
  if (placed.length > 0) hash.update(JSON.stringify([placed.map(fragmentsVersion), plan.services]))
  // What has a signature is known by it; all else may have been edited in place.
  const unsigned = placed.filter(({ fragments }) => !fragments?.signature).map(({ name }) => name)
  const bundles = [part, ...unsigned].map((name) => plan.serverBundles[name] ?? '')
  for (const text of [plan.renderBundle, ...bundles]) hash.update(`\n${text}`)
  return hash.digest('hex')
}
