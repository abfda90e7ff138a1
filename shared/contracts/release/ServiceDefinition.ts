import * as v from 'valibot'

/** Values that a service may have. A host is a plain one, because it stands in security policies; a password is no page's business. */
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

/** Words in the name of what must not be read: a page would hand it to visitors. */
const secretWords = /TOKEN|SECRET|PASSWORD|KEY|DATABASE|FORWARD/

/** Name of a variable that a release may ask for. */
export const serviceVariable = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[A-Z][A-Z0-9_]*_(URL|ID)$/, 'must be …_URL or …_ID'),
  v.check((name) => !secretWords.test(name), 'names a secret'),
)

/**
 * Something outside of the site that a remote's pages use, as data: an address or an id that the operator may set. The
 * shell reads the variable, hands the value to the pages and lets them reach the address, and knows nothing else of it.
 */
export const serviceDefinition = v.pipe(
  v.strictObject({
    /** By which pages and forms ask for it. */
    name: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a word')),
    /** Of the server's environment. */
    variable: serviceVariable,
    kind: v.picklist(['url', 'id']),
    /** Its value where the variable is not set; empty where there is none then. */
    default: v.pipe(v.string(), v.maxLength(500)),
    /** Pages send requests to it. */
    connect: v.optional(v.literal(true)),
    /** Pages load a script from it. */
    script: v.optional(v.literal(true)),
    /** Pages show images that it answers with, from wherever they are. */
    images: v.optional(v.literal('https:')),
    /** The routes that alone may use it; they are then only reached by a document of their own. All of the remote's without it. */
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
)

/** Readonly, so that a service may be written `as const`. */
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
)

/** What is wrong with a value of a service, as the end of a sentence; undefined when it is good. */
export function serviceProblem(
  { kind, default: usual }: { kind: keyof typeof values; default: string },
  value: string,
): string | undefined {
  if (value === '' && usual === '') return undefined
  return v.safeParse(values[kind], value).issues?.[0].message
}
