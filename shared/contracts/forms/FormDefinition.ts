import * as v from 'valibot'
import { HONEYPOT_FIELD } from './leadRequest.ts'

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(400))
const serviceName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/))
const notice = { title: sentence, text: sentence }

/** Names that a request itself uses, besides the form's own fields. */
const reservedNames: readonly string[] = ['kind', 'consent', 'token', HONEYPOT_FIELD]

const field = v.pipe(
  v.strictObject({
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be a word'),
      v.check((name) => !reservedNames.includes(name), 'is reserved'),
    ),
    /**
     * What the visitor calls it, next to the control and in the privacy policy. A field without a label is filled in by the
     * form's code.
     */
    label: v.optional(sentence),
    /**
     * `line` and `lines` are free text; `phone` includes an area code; `integer` is a number in JSON and digits in a plain
     * form.
     */
    type: v.picklist(['line', 'lines', 'email', 'phone', 'integer', 'choice']),
    /**
     * What it holds about the visitor, as an HTML autofill name: browsers fill it in, and so do data known from the same
     * visit.
     */
    autocomplete: v.optional(v.picklist(['name', 'email', 'tel', 'organization'])),
    required: v.boolean(),
    /** The maximum number of characters, or for an `integer` the greatest value. */
    max: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    /** For an `integer`, the smallest value; 0 by default. */
    min: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** Shown to the visitor, in Portuguese. Without `missing`, `invalid` covers both cases. */
    messages: v.strictObject({ missing: v.optional(sentence), invalid: v.optional(sentence) }),
    /** Sent and stored in place of a blank value. */
    default: v.optional(v.pipe(v.string(), v.maxLength(400))),
    /** For a `choice`: the texts to choose from. */
    options: v.optional(v.pipe(v.array(sentence), v.minLength(1), v.maxLength(100))),
  }),
  v.check(({ type, options }) => (type === 'choice') === (options !== undefined), 'options belong to a choice'),
)

/**
 * A form as data: its fields and their rules, its purpose, where it is sent, and what is shown afterwards. A remote declares
 * its forms in its build configuration; browser and server both use that declaration, so they always agree.
 */
export const formDefinition = v.strictObject({
  /** The form's name in requests and stored leads, unique within a composition. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case words with hyphens')),
  /** The form's name in the privacy policy. */
  title: sentence,
  fields: v.pipe(
    v.array(field),
    v.minLength(1),
    v.maxLength(40),
    v.check((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'two fields have one name'),
  ),
  /**
   * What the data is used for, as the end of 'Usamos seus dados apenas …': shown with the form, stored with the consent, and
   * explained in the privacy policy.
   */
  purpose: v.pipe(sentence, v.startsWith('para ', 'must begin with "para "')),
  /** The legal basis (Lei 13.709/2018, art. 7): the visitor's own `request` before a contract, or their `consent`. */
  basis: v.picklist(['request', 'consent']),
  /** Shown once the lead is stored. `link` adds a link to a conversation, or to what one of the remote's services offers. */
  thanks: v.strictObject({
    ...notice,
    link: v.optional(v.union([v.literal('whatsApp'), v.strictObject({ service: serviceName, label: sentence })])),
  }),
  /** Shown while the lead is waiting in the browser and is not stored yet. Without it, `failure` is shown. */
  waiting: v.optional(v.strictObject(notice)),
  /** Shown when the lead was refused, or could be neither stored nor kept. */
  failure: v.strictObject(notice),
  endpoint: v.strictObject({
    method: v.picklist(['GET', 'POST']),
    /** The endpoint on this site. A path below `/leads` serves only this form; `/leads` itself is told the form's kind. */
    path: v.pipe(v.string(), v.regex(/^\/leads(\/(?!token$)[a-z0-9-]+)?$/, 'must be /leads or below it')),
    /** The remote's service, or `leadUrl`, whose address is used instead. */
    service: v.optional(serviceName),
    /** The external service's response cannot be read by a page (`no-cors`). */
    opaque: v.optional(v.literal(true)),
  }),
  /** Where the server forwards stored leads if the environment has the variable; otherwise they go to the default receiver. */
  forward: v.optional(
    v.strictObject({
      variable: v.pipe(v.string(), v.regex(/^LEAD_FORWARD_[A-Z0-9_]+_URL$/, 'must be LEAD_FORWARD_…_URL')),
      method: v.picklist(['GET', 'POST']),
    }),
  ),
})

/** Readonly, so that a form can be declared `as const` and the compiler knows its fields' names. */
export type FormDefinition = DeepReadonly<v.InferOutput<typeof formDefinition>>
/** One field of a form. */
export type FormField = FormDefinition['fields'][number]
/** Where a page submits a form: the service, and how. */
export type FormEndpoint = FormDefinition['endpoint']

/** A form's checked values, as they are sent and stored. */
export type FormValues = Readonly<Record<string, string | number>>

type DeepReadonly<Type> = Type extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
    : Type

/** The forms of one release or of a whole composition; no two may be confused. */
export const formDefinitions = v.pipe(
  v.array(formDefinition),
  v.maxLength(50),
  v.check(
    (forms) => findDuplicateForm(forms) === undefined,
    ({ input }) => `two forms claim ${findDuplicateForm(input)}`,
  ),
)

/** The kind that two forms share, or the endpoint that two forms both claim; undefined if all are distinct. */
export function findDuplicateForm(forms: readonly FormDefinition[]): string | undefined {
  const own = forms.flatMap(({ endpoint: { path } }) => (path === '/leads' ? [] : [path]))
  const doubled = (names: readonly string[]) => names.find((name, place) => names.indexOf(name) !== place)
  return doubled(forms.map(({ kind }) => kind)) ?? doubled(own)
}
