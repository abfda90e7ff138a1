import * as v from 'valibot'
import { HONEYPOT_FIELD } from './leadRequest.ts'

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(400))
const serviceName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/))
const notice = { title: sentence, text: sentence }

/** Names that a request uses for itself, beside the form's own fields. */
const reservedNames: readonly string[] = ['kind', 'consent', 'token', HONEYPOT_FIELD]

const field = v.pipe(
  v.strictObject({
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a word'),
      v.check((name) => !reservedNames.includes(name), 'is reserved'),
    ),
    /** How the visitor knows it, beside the control and in the privacy policy. A field without one is filled in by the form itself. */
    label: v.optional(sentence),
    /** `line` and `lines` are free text; `phone` is one with area code; `integer` is a number in JSON and digits in a plain form. */
    type: v.picklist(['line', 'lines', 'email', 'phone', 'integer', 'choice']),
    /** What of the visitor it holds, in the words of HTML: the browser fills it in, and so does what the visit knows. */
    autocomplete: v.optional(v.picklist(['name', 'email', 'tel', 'organization'])),
    required: v.boolean(),
    /** Most characters, or for an `integer` the greatest value. */
    max: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    /** For an `integer` the smallest value; 0 without it. */
    min: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** For the visitor, in Portuguese. `invalid` stands for both where `missing` is not given. */
    messages: v.strictObject({ missing: v.optional(sentence), invalid: v.optional(sentence) }),
    /** What a blank field is sent and stored as. */
    default: v.optional(v.pipe(v.string(), v.maxLength(400))),
    /** For a `choice`: the texts one of which is chosen. */
    options: v.optional(v.pipe(v.array(sentence), v.minLength(1), v.maxLength(100))),
  }),
  v.check(({ type, options }) => (type === 'choice') === (options !== undefined), 'options belong to a choice'),
)

/**
 * A form as data: what it asks for and by which rules, why, where it is sent, and what is said afterwards. A remote
 * states its forms in its build configuration; browser and server take them from there, so both always say the same.
 */
export const formDefinition = v.strictObject({
  /** Names the form in requests and stored leads; no other form of a composition has it. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case words with hyphens')),
  /** The form's name for visitors, in the privacy policy. */
  title: sentence,
  fields: v.pipe(
    v.array(field),
    v.minLength(1),
    v.maxLength(40),
    v.check((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'two fields have one name'),
  ),
  /** What the data is used for, as the end of 'Usamos seus dados apenas …': shown, stored with the consent, and explained in the privacy policy. */
  purpose: v.pipe(sentence, v.startsWith('para ', 'must begin with "para "')),
  /** Why the law allows it (Lei 13.709/2018, art. 7): the visitor's own `request` before a contract, or their `consent`. */
  basis: v.picklist(['request', 'consent']),
  /** Said when the lead is stored. `link` adds a way to a conversation, or to what a service of the remote has to give. */
  thanks: v.strictObject({
    ...notice,
    link: v.optional(v.union([v.literal('whatsApp'), v.strictObject({ service: serviceName, label: sentence })])),
  }),
  /** Said when the lead is not stored yet but waits in the browser. Without it `failure` is said. */
  waiting: v.optional(v.strictObject(notice)),
  /** Said when it could neither be stored nor kept, or was refused. */
  failure: v.strictObject(notice),
  endpoint: v.strictObject({
    method: v.picklist(['GET', 'POST']),
    /** The site's own address. One below `/leads` serves this form alone; `/leads` itself is told the kind. */
    path: v.pipe(v.string(), v.regex(/^\/leads(\/(?!token$)[a-z0-9-]+)?$/, 'must be /leads or below it')),
    /** Service of the remote, or `leadUrl`, whose address is used instead. */
    service: v.optional(serviceName),
    /** An external service answers nothing that a page may read (`no-cors`). */
    opaque: v.optional(v.literal(true)),
  }),
  /** Where the server hands stored leads on to, when the environment has the variable; else to the address for all. */
  forward: v.optional(
    v.strictObject({
      variable: v.pipe(v.string(), v.regex(/^LEAD_FORWARD_[A-Z0-9_]+_URL$/, 'must be LEAD_FORWARD_…_URL')),
      method: v.picklist(['GET', 'POST']),
    }),
  ),
})

/** Readonly, so that a form may be written `as const` and its fields' names be known to the compiler. */
export type FormDefinition = DeepReadonly<v.InferOutput<typeof formDefinition>>
export type FormField = FormDefinition['fields'][number]
export type FormEndpoint = FormDefinition['endpoint']

/** A form's checked values, as they are sent and stored. */
export type FormValues = Readonly<Record<string, string | number>>

type DeepReadonly<Type> = Type extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
    : Type

/** The forms of one release, or of a whole composition: none may be taken for another. */
export const formDefinitions = v.pipe(
  v.array(formDefinition),
  v.maxLength(50),
  v.check(
    (forms) => doubledForm(forms) === undefined,
    ({ input }) => `two forms claim ${doubledForm(input)}`,
  ),
)

/** The kind that two forms have, or the address of its own that two forms claim; undefined when all are distinct. */
export function doubledForm(forms: readonly FormDefinition[]): string | undefined {
  const own = forms.flatMap(({ endpoint: { path } }) => (path === '/leads' ? [] : [path]))
  const doubled = (names: readonly string[]) => names.find((name, place) => names.indexOf(name) !== place)
  return doubled(forms.map(({ kind }) => kind)) ?? doubled(own)
}
