import * as v from 'valibot'
import { wholeNumber } from '../http/wholeNumber.ts'

const webAddress = v.optional(
  v.pipe(v.string(), v.url('must be a web address'), v.regex(/^https?:/, 'must begin with https:// or http://')),
)

/** What the lead endpoints and the lead command read from the environment; part of the shell's one configuration. */
export const leadConfiguration = v.object({
  /** postgres://…: PostgreSQL, for several server processes. Without it leads are in SQLite, in DATA_DIR. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder')), 'data'),
  /** Older leads are deleted. */
  LEAD_RETENTION_DAYS: wholeNumber('730', 1, 3650),
  /** Spreadsheet script that gets each e-book lead: GET with nome, email, telefone, mensagem. */
  LEAD_FORWARD_EBOOK_URL: webAddress,
  /** Script host that gets each quiz lead: POST with name, email, phone, company, score. */
  LEAD_FORWARD_QUIZ_URL: webAddress,
  /** Gets every lead that has no address of its own above: POST with key, kind and the form's fields. */
  LEAD_FORWARD_URL: webAddress,
  /** Signs form tokens. Several server processes need the same one; without it each start makes its own. */
  LEAD_FORM_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** How many leads one address may send in ten minutes. */
  LEAD_RATE_LIMIT: wholeNumber('60', 1, 1_000_000),
})

export type LeadConfiguration = v.InferOutput<typeof leadConfiguration>
