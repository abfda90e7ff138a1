import { isIP } from 'node:net'

/** Suffixes of host names that are not public. */
const reservedEnd = /(^|\.)(localhost|local|test|example|invalid|internal)$/
/** A label that marks a host as a preview: `preview.loja.com.br`, `loja-staging.host.app`. */
const trialLabel = /(^|[.-])(preview|staging)([.-]|$)/

/** True for the public address of a production site: not this machine, an IP address or a preview. */
export function isProductionHost(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0
  return !isAddress && hostname.includes('.') && !reservedEnd.test(hostname) && !trialLabel.test(hostname)
}
