import * as v from 'valibot'
import { forwardConfiguration } from './forwardConfiguration.ts'
import { noticeConfiguration } from './noticeConfiguration.ts'
import { wholeNumber } from './wholeNumber.ts'

const settings = v.object({
  /** postgres://…: PostgreSQL, for several server processes. Without it leads are stored in SQLite, in DATA_DIR. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder')), 'data'),
  /** Older leads are deleted. */
  LEAD_RETENTION_DAYS: wholeNumber('730', 1, 3650),
  /** Signs form tokens. Several servers need the same one; without it each start generates its own. */
  LEAD_FORM_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** smtp://user:password@host:587 or smtps://…: sends e-mail. Without it nothing is sent, and nothing is promised. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://'))),
  /** The sender of e-mail; the agency's own address by default. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /** Addresses that hear of each lead. */
  LEADS_NOTIFY: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(/[\s,;]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.email('must be e-mail addresses with commas between them'))),
  ),
  /** The number of leads allowed from one address in ten minutes. */
  LEAD_RATE_LIMIT: wholeNumber('60', 1, 1_000_000),
})

export const leadVariables: readonly string[] = Object.keys(settings.entries)

/** What the lead endpoints and the lead command read from the environment; part of the shell's single configuration. */
export const leadConfiguration = v.intersect([settings, forwardConfiguration, noticeConfiguration])

export type LeadConfiguration = v.InferOutput<typeof leadConfiguration>
