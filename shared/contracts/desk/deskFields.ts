import * as v from 'valibot'

/** A number of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A moment, as ISO 8601. */
export const moment = v.string()

/** A date without a time: 2026-11-27. */
export const day = v.pipe(v.string(), v.isoDate())

/** Control characters and lone surrogates: nobody types them, and PostgreSQL refuses some. */
export const unwritten = /[\p{Cc}\p{Cs}]/gu

/** What somebody has written, without what nobody types. Line breaks and tabs stay. */
export const written = v.pipe(
  v.string(),
  v.transform((text) => text.replace(unwritten, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))),
  v.trim(),
)

/** The same with so many characters at most. */
export const line = (max: number) => v.pipe(written, v.maxLength(max))

/** What is to be done next, and on which day. */
export const step = v.object({ text: v.pipe(line(200), v.nonEmpty()), on: day })
