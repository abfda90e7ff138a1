import * as v from 'valibot'
import { outsideOrigins } from './outsideOrigins.ts'
import { hostVariables } from './siteHosts.ts'
import { trustedProxies } from './trustedProxies.ts'
import { wholeNumber } from './wholeNumber.ts'

const originsMessage = 'must be JSON that gives an origin such as http://localhost:3101 for each name'
const developmentOrigins = v.pipe(
  v.string(),
  v.parseJson(undefined, originsMessage),
  v.record(v.string(), v.pipe(v.string(), v.regex(/^http:\/\/localhost:\d+$/, originsMessage)), originsMessage),
)

const collectorMessage = 'must be an http(s) address of a collector, such as http://localhost:4318'

/** The variables about the process itself: where it listens, what it reads and writes. */
export const processVariables = v.object({
  PORT: wholeNumber('3000', 0, 65_535),
  ...hostVariables,
  OUTSIDE_ORIGINS: outsideOrigins,
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must name an address to listen on')), '0.0.0.0'),
  RELEASES_DIR: v.optional(v.string(), 'releases'),
  REGISTRY_FILE: v.optional(v.string(), 'shell/remotes.json'),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'warn',
  ),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  TRUST_PROXY: trustedProxies,
  /** The shell only needs to know whether it is set: OpenTelemetry's packages read it, and related variables, themselves. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url(collectorMessage), v.regex(/^https?:/i, collectorMessage)),
  ),
  DEV_REMOTES: v.optional(developmentOrigins, '{}'),
  EVIDENCE_DIR: v.optional(v.string()),
  ALLOW_SAMPLES: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
})
