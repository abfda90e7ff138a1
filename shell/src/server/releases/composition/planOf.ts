import { createHash } from 'node:crypto'
import { filled } from '@site/contracts/placeholders'
import { siteFrameOf } from '../../../universal/frame/siteFrame.ts'
import { withEntries } from '../content/withEntries.ts'
import { privacyTextOf } from '../content/effectiveDay.ts'
import { siteOf } from '../content/siteOf.ts'
import { advertisingOf } from '../../rendering/plan/advertisingOf.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { formServices, type ExternalService, serviceValues } from '../../rendering/plan/externalServices.ts'
import { resolveServices } from '../selection/resolveServices.ts'
import type { SiteSettings } from '../selection/SiteSettings.ts'

/** Everything that a composition is made from, with an id that is the same for the same releases. */
export function planOf(candidates: Candidates, settings: Omit<SiteSettings, 'build'>): Plan {
  const { registry, site, sampleFacts, serviceVariables, developmentOrigins } = settings
  const { remotes: registered } = registry
  const { shell, remotes } = candidates
  const { id, files, scripts, loader, headScript } = shell.release
  const facts = siteOf({ site, sampleFacts, loaded: candidates.content })
  const releases = remotes.map(({ release }) => withEntries(release, facts.content))
  // A label may name what the site says in one place.
  const frame = filled(siteFrameOf(releases), facts)
  const services: Record<string, readonly ExternalService[]> = Object.fromEntries(
    releases.map((release) => [release.name, resolveServices(release, serviceVariables)]),
  )
  const privacyText = privacyTextOf(releases, facts.content)
  const advertising = advertisingOf(Object.values(services).flat(), site.advertising)
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
      ...(privacyText && { privacyText }),
      ...(advertising && { advertising }),
      services: { ...ofForms, ...site.services },
    },
    services,
    frame,
    shellScripts: scripts.map((file) => [file.replace(/^browser\//, '/shell/'), files[file] ?? '']),
    loader,
    headScript,
    developmentOrigins,
  }
}
