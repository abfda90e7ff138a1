import * as v from 'valibot'
import { siteServices } from '../site/SiteFacts.ts'
import { advertisingCompanies, type AdvertisingCompany } from '../site/advertising.ts'

/**
 * Values that a service may have. A host must be plain, because it is used in security policies; and a page must not hold a
 * password.
 */
const values = {
  url: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(
      /^(https?:\/\/([a-z\d.-]+|\[[a-f\d:.]+\])(:\d{1,5})?([/?]\S*)?|\/(?![/\\])\S*)$/i,
      'must be an http(s) address or a path on this site',
    ),
    v.check((value) => value.startsWith('/') || URL.canParse(value), 'must be an http(s) address'),
  ),
  id: v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\s<>]+$/, 'must be an id without spaces')),
}

/** The agency's id at an advertising company, as its tag takes it. */
const tagIds: Readonly<Record<AdvertisingCompany, RegExp>> = {
  meta: /^\d{5,20}$/,
  google: /^(AW|DC|GT)-[A-Z\d-]+$/,
}

/** Words in the names of variables that must not be read: a page would show them to visitors. */
const secretWords = /TOKEN|SECRET|PASSWORD|KEY|DATABASE|FORWARD|WEBHOOK|SMTP/

/** Name of an environment variable that a release may ask for. */
export const serviceVariable = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[A-Z][A-Z0-9_]*_(URL|ID)$/, 'must be …_URL or …_ID'),
  v.check((name) => !secretWords.test(name), 'names a secret'),
)

/**
 * An external service that a remote's pages use, as data: an address or an id that the operator may configure. The shell
 * reads the variable, passes the value to the pages and allows them to reach the address; it knows nothing else about it.
 */
export const serviceDefinition = v.pipe(
  v.strictObject({
    /** The name by which pages and forms refer to it. */
    name: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a word')),
    /** The environment variable of the server. */
    variable: serviceVariable,
    kind: v.picklist(['url', 'id']),
    /** The value if the variable is not set; empty for none. */
    default: v.pipe(v.string(), v.maxLength(500)),
    /** Pages send requests to it. */
    connect: v.optional(v.literal(true)),
    /** Pages load a script from it. */
    script: v.optional(v.literal(true)),
    /** Pages show images that it links to, from any host. */
    images: v.optional(v.literal('https:')),
    /**
     * Its value is the agency's id at an advertising company, whose tag the shell loads on every page of the site, once the
     * visitor has consented to advertising. The remote's own pages get no value.
     */
    advertisingTag: v.optional(v.picklist(advertisingCompanies)),
    /** The only routes that may use it, if not all of the remote's. A navigation to them always loads a new document. */
    routes: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  }),
  v.forward(
    v.check((service) => serviceProblem(service, service.default) === undefined, 'must be a value of this kind'),
    ['default'],
  ),
  v.forward(
    v.check(({ script, default: usual }) => !script || !/^http/.test(usual), 'a script from elsewhere is configured'),
    ['script'],
  ),
  v.forward(
    v.check(({ images, routes }) => !images || Boolean(routes), 'is for the routes alone that need it'),
    ['images'],
  ),
  v.forward(
    v.check(
      ({ advertisingTag, kind, connect, script, images, routes }) =>
        !advertisingTag || (kind === 'id' && !connect && !script && !images && !routes),
      'is an id and nothing else',
    ),
    ['advertisingTag'],
  ),
)

/** Readonly, so that a service can be declared `as const`. */
export type ServiceDefinition = Readonly<Omit<v.InferOutput<typeof serviceDefinition>, 'routes'>> & {
  readonly routes?: readonly string[] | undefined
}

/** The services of one release. */
export const serviceDefinitions = v.pipe(
  v.array(serviceDefinition),
  v.maxLength(50),
  v.check(
    (services) => new Set(services.map(({ name }) => name)).size === services.length,
    'two services have one name',
  ),
  v.check(
    (services) => !services.some(({ name }) => siteServices.some((own) => own === name)),
    `${siteServices.join(' and ')} are the site's own: give the service another name`,
  ),
)

/** What is wrong with a service's value, as the end of a sentence; undefined if it is valid. */
export function serviceProblem(
  {
    kind,
    default: usual,
    advertisingTag,
  }: { kind: keyof typeof values; default: string; advertisingTag?: AdvertisingCompany | undefined },
  value: string,
): string | undefined {
  if (value === '' && usual === '') return undefined
  if (advertisingTag && !tagIds[advertisingTag].test(value)) return `must be an id of a tag of ${advertisingTag}`
  return v.safeParse(values[kind], value).issues?.[0].message
}
