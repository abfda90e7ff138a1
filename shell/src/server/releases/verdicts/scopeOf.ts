import { createHash } from 'node:crypto'
import { CONTRACT_VERSION } from '@site/contracts/Release'
import { RENDER_PROTOCOL } from '@site/contracts/ShellRelease'
import type { SiteSettings } from '../selection/SiteSettings.ts'

/**
 * Identifies the site for which releases are composed: what its compositions depend on besides releases and content. Servers
 * with the same scope show the same; one with another build, registry or environment has compositions of its own.
 */
export function scopeOf(settings: SiteSettings): string {
  return hashOf([CONTRACT_VERSION, RENDER_PROTOCOL, settings.build, settingsOf(settings)])
}

/** Identifies what the operator has set: the scope without what belongs to the server's build. */
export function settingsOf({
  registry,
  serviceVariables,
  site,
  developmentOrigins,
}: Omit<SiteSettings, 'build'>): string {
  const { evidence: _content, content: _ofRemotes, saysSamples: _ofContent, ...facts } = site
  return hashOf([registry.remotes, Object.entries(serviceVariables.values).sort(), facts, developmentOrigins])
}

const hashOf = (origin: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 16)
