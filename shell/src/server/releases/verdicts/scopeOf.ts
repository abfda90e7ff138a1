import { createHash } from 'node:crypto'
import type { RegisteredRemote } from '@site/contracts/Registry'
import { CONTRACT_VERSION } from '@site/contracts/Release'
import { RENDER_PROTOCOL } from '@site/contracts/ShellRelease'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Plan } from '../../rendering/plan/Plan.ts'

type Origin = {
  registered: readonly RegisteredRemote[]
  /** Identifies the server's build. */
  build: string
  /** Values of external services. */
  services: Readonly<Record<string, string | undefined>>
  site: SiteFacts
  developmentOrigins?: Plan['developmentOrigins']
}

/**
 * Identifies the site for which releases are composed: what its compositions depend on besides releases and content. Servers
 * with the same scope show the same; one with another build, registry or environment has compositions of its own.
 */
export function scopeOf({ registered, build, services, site, developmentOrigins }: Origin): string {
  const { evidence: _content, content: _ofRemotes, saysSamples: _ofContent, ...facts } = site
  const settings = [registered, Object.entries(services).sort(), facts, developmentOrigins]
  const origin = [CONTRACT_VERSION, RENDER_PROTOCOL, build, ...settings]
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 16)
}
