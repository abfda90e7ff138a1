import { isIP } from 'node:net'

/** Suffixes of host names that are not public. */
const reservedEnd = /(^|\.)(localhost|local|lan|test|example(\.(com|net|org))?|invalid|internal|home\.arpa)$/
/** A label that marks a host as a preview: `preview.loja.com.br`, `loja-staging.host.app`. */
const trialLabel = /(^|[.-])(preview|staging)([.-]|$)/

/** True for the public address of a production site: not this machine, an IP address or a preview. */
export function isProductionHost(siteUrl: string): boolean {
  // With a dot at its end it is the same name.
  const hostname = new URL(siteUrl).hostname.replace(/\.$/, '')
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0
  return !isAddress && hostname.includes('.') && !reservedEnd.test(hostname) && !trialLabel.test(hostname)
}
