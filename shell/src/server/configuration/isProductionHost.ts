import { isIP } from 'node:net'

/** Ends of names that are nobody's on the internet. */
const reservedEnd = /(^|\.)(localhost|local|test|example|invalid|internal)$/
/** A label that says of a host that it is for looking at: `preview.loja.com.br`, `loja-staging.host.app`. */
const trialLabel = /(^|[.-])(preview|staging)([.-]|$)/

/** True for the public address of a site that visitors use: neither this machine, nor a plain address, nor a preview. */
export function isProductionHost(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0
  return !isAddress && hostname.includes('.') && !reservedEnd.test(hostname) && !trialLabel.test(hostname)
}
