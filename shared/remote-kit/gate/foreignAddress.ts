import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ParsedElement } from './parseDocument.ts'
import { tagOf } from './tagProblem.ts'

/** What the page may reach: its own site, and services. */
export type Reach = {
  site?: Pick<SiteFacts, 'siteUrl' | 'services'> | undefined
  /** The services that the page's route is told of, by name. */
  services?: Readonly<Record<string, string>> | undefined
}

type Place = {
  names: readonly string[]
  attribute: string
  /** Whether the site's policy lets an address on another host through. */
  allows(host: string, reach: Reach): boolean
  /** Follows the element, in a sentence. */
  problem: string
}

const isLeadUrl = (host: string, { site }: Reach) => hostOf(site?.services.leadUrl) === host
/** A service may name more origins of pictures than its own: with one, the browser's check decides. */
const hasServices = (_: string, { site, services = {} }: Reach) =>
  Boolean(site?.services.analyticsId) || Object.values(services).some(Boolean)
const never = () => false

const sends = `which sends to another site, and browsers block it: declare a form of the remote (\`forms\`), or call a service (\`services\`) in an event handler.`
const shows = 'which is on another site, and browsers block it: import the picture, or declare a service with `images`.'
const plays = 'which is on another site, and browsers block it: import the file.'
const embeds = 'which browsers block, whatever it shows: use a link, or a picture with one.'

/** Elements that send or load, as far as the site's policy limits them (contentSecurityPolicy.ts). */
const places: readonly Place[] = [
  { names: ['form'], attribute: 'action', allows: isLeadUrl, problem: sends },
  { names: ['button', 'input'], attribute: 'formaction', allows: isLeadUrl, problem: sends },
  { names: ['img', 'input'], attribute: 'src', allows: hasServices, problem: shows },
  { names: ['img', 'source'], attribute: 'srcset', allows: hasServices, problem: shows },
  { names: ['video'], attribute: 'poster', allows: hasServices, problem: shows },
  { names: ['audio', 'video', 'source', 'track'], attribute: 'src', allows: never, problem: plays },
]
/** No address of these is ever let through. */
const embedded: Readonly<Record<string, string>> = { iframe: 'src', embed: 'src', object: 'data' }

/** The first element that browsers would block because of where it leads, as a sentence without its subject. */
export function foreignAddress(elements: readonly ParsedElement[], reach: Reach): string | undefined {
  for (const element of elements) {
    const problem = problemOf(element, reach)
    if (problem) return `has ${tagOf(element)}, ${problem}`
  }
  return undefined
}

function problemOf({ name, attributes }: ParsedElement, reach: Reach): string | undefined {
  if (Object.hasOwn(embedded, name) && attributes.get(embedded[name] ?? '')) return embeds
  const found = places.find(
    ({ names, attribute, allows }) =>
      names.includes(name) &&
      hostsIn(attributes.get(attribute), attribute).some(
        (host) => host !== hostOf(reach.site?.siteUrl) && !allows(host, reach),
      ),
  )
  return found?.problem
}

/** The hosts that an attribute names. */
function hostsIn(value = '', attribute: string): string[] {
  const addresses = attribute === 'srcset' ? value.split(/,\s+/) : [value]
  return addresses.flatMap((address) => hostOf(address) ?? [])
}

/** Without `URL`, which the process that renders does not have. */
const hostOf = (address = '') => /^\s*(?:https?:)?\/\/([^\s/?#]+)/i.exec(address)?.[1]?.toLowerCase()
