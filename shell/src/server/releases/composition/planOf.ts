import type { RegisteredRemote } from '@site/contracts/Registry'
import { createHash } from 'node:crypto'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { filled } from '@site/contracts/placeholders'
import { siteFrameOf } from '../../../universal/frame/siteFrame.ts'
import { withEntries } from '../content/withEntries.ts'
import { siteOf } from '../content/siteOf.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { formServices, type ExternalService, serviceValues } from '../../rendering/plan/externalServices.ts'
import { resolveServices, type ServiceVariables } from '../selection/resolveServices.ts'

type Options = {
  candidates: Candidates
  registered: readonly RegisteredRemote[]
  site: SiteFacts
  /** The facts that the operator has not configured. */
  sampleFacts?: readonly string[] | undefined
  serviceVariables: ServiceVariables
  developmentOrigins: Plan['developmentOrigins']
}

/** Everything that a composition is made from, with an id that is the same for the same releases. */
export function planOf(options: Options): Plan {
  const { candidates, registered, site, sampleFacts, serviceVariables, developmentOrigins } = options
  const { shell, remotes } = candidates
  const { id, files, scripts, loader, renderBlocker } = shell.release
  const facts = siteOf({ site, sampleFacts, loaded: candidates.content })
  const releases = remotes.map(({ release }) => withEntries(release, facts.content))
  // A label may name what the site says in one place.
  const frame = filled(siteFrameOf(releases), facts)
  const services: Record<string, readonly ExternalService[]> = Object.fromEntries(
    releases.map((release) => [release.name, resolveServices(release, serviceVariables)]),
  )
  const ofForms = serviceValues(formServices(releases, services))
  const parts = [id, ...remotes.map(({ release }) => `${release.name}@${release.id}`)]
  return {
    id: createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12),
    shell: id,
    releases,
    prefixes: Object.fromEntries(registered.map(({ name, prefixes }) => [name, prefixes])),
    desk: Object.fromEntries(registered.flatMap(({ name, desk }) => (desk ? [[name, desk]] : []))),
    serverBundles: Object.fromEntries(remotes.map(({ release, serverBundle }) => [release.name, serverBundle])),
    renderBundle: shell.renderBundle,
    site: {
      ...facts,
      privacyPolicyUrl: frame.privacyPolicy?.href ?? '',
      services: { ...ofForms, ...site.services },
    },
    services,
    frame,
    shellScripts: scripts.map((file) => [file.replace(/^browser\//, '/shell/'), files[file] ?? '']),
    loader,
    renderBlocker,
    developmentOrigins,
  }
}
