import { resolve } from 'node:path'
import { firstIssue } from '@site/contracts/parseContent'
import { serviceVariable } from '@site/contracts/ServiceDefinition'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import * as v from 'valibot'
import { isProductionHost } from './isProductionHost.ts'
import { type LeadConfiguration, leadConfiguration, leadVariables } from './leadConfiguration.ts'
import { processVariables } from './processVariables.ts'
import { readEvidence, sampleSections } from './readEvidence.ts'
import { readFacts } from './readFacts.ts'
import { sampleFacts, siteFactsSchema } from './siteFactsSchema.ts'
import { sharedName, type SiteHosts, siteHosts } from './siteHosts.ts'
import type { TrustedProxies } from './trustedProxies.ts'
import { formerVariableWarnings } from './formerVariables.ts'

export type Configuration = {
  port: number
  host: string
  releasesFolder: string
  registryFile: string
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** The number of proxies in front of the site, or their networks: only their forwarding headers are trusted. */
  trustProxy: TrustedProxies
  /** Required for the admin pages; undefined leaves them public. */
  adminToken: string | undefined
  /** Development only: the dev servers of the remotes' files and update events. Empty in production. */
  developmentOrigins: Readonly<Record<string, string>>
  site: SiteFacts
  /** The hosts of the site, of the team's desk and of previews. */
  hosts: SiteHosts
  /** The origins of other sites that may load what releases offer them. */
  outsideOrigins: readonly string[]
  /** The facts and sections of evidence that are still sample content, by variable and file. */
  samples: readonly string[]
  /** The facts among them. */
  sampleFacts: readonly string[]
  /** Variables that are set and no longer read, a sentence each. */
  warnings: readonly string[]
  /** Whether a public site may show sample facts (refuseSamples.ts). */
  allowsSamples: boolean
  /** The variables that releases may use for their external services, and the names reserved for the shell. */
  serviceVariables: { reserved: ReadonlySet<string>; values: Readonly<Record<string, string | undefined>> }
  /** Whether spans of requests, queries and compositions are sent to a collector. */
  isTraced: boolean
  leads: LeadConfiguration
}

/** Names of variables whose values are or contain secrets: a database's password, a receiver's key in its address. */
const secret = /TOKEN|SECRET|PASSWORD|KEY|DATABASE_URL|FORWARD|WEBHOOK|SMTP|OTLP/

/** An invalid value in the environment, as a sentence that says what to do. */
export class ConfigurationError extends Error {}

/**
 * Reads the whole configuration, once. Relative paths start from `root`.
 * @throws ConfigurationError that names the variable and how to correct it.
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>, root: string): Configuration {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const own = parse(processVariables, given)
  const leads = parse(leadConfiguration, given)
  const folder = own.EVIDENCE_DIR && resolve(root, own.EVIDENCE_DIR)
  const inFiles = fromFolder(folder, readFacts)
  const values = { ...Object.fromEntries([...inFiles].map(([name, { value }]) => [name, value])), ...given }
  const facts = parse(
    siteFactsSchema,
    values,
    (name) => (given[name] === undefined && inFiles.get(name)?.place) || name,
  )
  const evidence = fromFolder(folder, readEvidence)
  const factsOfNobody = sampleFacts(values)
  const samples = [...factsOfNobody, ...sampleSections(evidence).map((name) => `${name}.json`)]
  const saysSamples = samples.length > 0 && !isProductionHost(facts.siteUrl)
  const companies = [...new Set(leads.conversions.map(({ company }) => company))]
  return {
    port: own.PORT,
    host: own.HOST,
    releasesFolder: resolve(root, own.RELEASES_DIR),
    registryFile: resolve(root, own.REGISTRY_FILE),
    logLevel: own.LOG_LEVEL,
    trustProxy: own.TRUST_PROXY,
    adminToken: own.ADMIN_TOKEN,
    developmentOrigins: given.NODE_ENV === 'development' ? own.DEV_REMOTES : {},
    site: {
      ...facts,
      ...(companies.length > 0 && { advertising: { tags: [], leads: companies } }),
      evidence,
      retentionDays: leads.LEAD_RETENTION_DAYS,
      ...(saysSamples && { saysSamples }),
    },
    hosts: hostsOf(facts.siteUrl, own),
    outsideOrigins: own.OUTSIDE_ORIGINS,
    samples,
    sampleFacts: factsOfNobody,
    warnings: formerVariableWarnings(given),
    allowsSamples: own.ALLOW_SAMPLES === 'yes',
    serviceVariables: { reserved: ownVariables, values: variablesOfServices(given) },
    isTraced: own.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    leads: { ...leads, DATA_DIR: resolve(root, leads.DATA_DIR) },
  }
}

function hostsOf(site: string, own: Parameters<typeof siteHosts>[1]): SiteHosts {
  const hosts = siteHosts(site, own)
  const shared = sharedName(hosts)
  if (shared === undefined) return hosts
  throw new ConfigurationError(
    `Configuration: SITE_URL, ADMIN_URL and PREVIEW_URL must have host names of their own, but two are at ${shared}.`,
  )
}

/** Variables that the shell itself reads. */
const ownVariables: ReadonlySet<string> = new Set([
  ...Object.keys(processVariables.entries),
  ...Object.keys(siteFactsSchema.entries),
  ...leadVariables,
])

function fromFolder<Content>(folder: string | undefined, read: (folder: string | undefined) => Content): Content {
  try {
    return read(folder)
  } catch (error) {
    throw new ConfigurationError(`Configuration: ${messageOf(error)}`)
  }
}

function variablesOfServices(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => v.is(serviceVariable, name) && !ownVariables.has(name)),
  )
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  env: unknown,
  placeOf = (name: string) => name,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env)
  if (result.success) return result.output
  const { place: name, message, input } = firstIssue(result.issues)
  // Error messages end up in logs and terminals, which must not contain secrets.
  const given = secret.test(name) ? 'set' : JSON.stringify(input)
  throw new ConfigurationError(`Configuration: ${placeOf(name)} is ${given}, but it ${message}.`)
}
