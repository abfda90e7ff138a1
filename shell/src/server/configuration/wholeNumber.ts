import * as v from 'valibot'

/** A setting that is a whole number between two limits; `sample` is its default. */
export const wholeNumber = (sample: string, from: number, to: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, `must be a whole number from ${from} to ${to}`),
      v.transform(Number),
      v.minValue(from, `must be at least ${from}`),
      v.maxValue(to, `must be at most ${to}`),
    ),
    sample,
  )
