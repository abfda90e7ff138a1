import * as v from 'valibot'

const message =
  'must be origins such as https://loja.exemplo.com.br, without paths and without wildcards, with spaces between them'
const origin = v.pipe(
  v.string(),
  v.url(message),
  v.regex(/^https?:\/\/[^/?#@*\s]+\/?$/i, message),
  v.transform((url) => new URL(url).origin),
)

/** The other sites that may load what releases offer them, with spaces or commas between them; none by default. */
export const outsideOrigins = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
    v.array(origin),
  ),
  '',
)
