import { BlockList, isIP, isIPv4 } from 'node:net'
import * as v from 'valibot'

/** In Fastify's form: none, up to a hop, or networks. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean)

/**
 * `no`, the number of proxies in front of the site, or their networks. 'All' is not offered: then anybody could forge the
 * address that limits are based on. With a number, the nearest proxy has to be on this machine or in a private network: a
 * client from elsewhere has bypassed the proxy, and its forwarding headers are not trusted.
 */
export const trustedProxies = v.pipe(
  v.optional(v.string(), 'no'),
  v.transform((text) => text.trim()),
  v.check(
    (text) => text === 'no' || /^[1-9]$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())),
    'must be no, how many proxies stand before the site (1 to 9), or their networks such as 10.0.0.0/8, fd00::/8',
  ),
  v.transform((text): TrustedProxies => {
    if (text === 'no') return false
    if (/^[1-9]$/.test(text)) return (address, hop) => hop < Number(text) && (hop > 0 || isNearby(address))
    return text.split(',').map((part) => part.trim())
  }),
)

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128))
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

function isNearby(address: string): boolean {
  return privateNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
