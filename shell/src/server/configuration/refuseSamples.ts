import { isProductionHost } from './isProductionHost.ts'
import { type Configuration, ConfigurationError } from './readConfiguration.ts'

/**
 * For commands that bring the site to visitors: a public site must not send them to a number, a company or an address that
 * does not exist. @throws ConfigurationError that names the facts that are still samples.
 */
export function refuseSamples({
  site: { siteUrl },
  sampleFacts,
  allowsSamples,
}: Pick<Configuration, 'site' | 'sampleFacts' | 'allowsSamples'>): void {
  if (sampleFacts.length === 0 || allowsSamples || !isProductionHost(siteUrl)) return
  throw new ConfigurationError(
    `Configuration: SITE_URL is ${JSON.stringify(siteUrl)}, a public site, but these still have sample values, which lead ` +
      `visitors to nobody: ${sampleFacts.join(', ')}. Write them into agency.json in EVIDENCE_DIR (Facts in OPERATIONS.md), or set ALLOW_SAMPLES=yes to publish the samples all the same.`,
  )
}
