import * as v from 'valibot'
import { type CategoryName, categories } from '../categories.ts'

const WHOLE = 'must be a whole number from 1'
const text = v.pipe(
  v.string('must be text; put it in quotes if it looks like something else'),
  v.nonEmpty('must not be empty'),
)
const upTo = (length: number) => v.pipe(text, v.maxLength(length, `must have at most ${length} characters`))
const categoryNames: readonly CategoryName[] = categories.map(({ name }) => name)

const day = v.pipe(
  text,
  v.isoDate('must be a date such as 2025-01-12'),
  v.check(isInCalendar, 'is not in the calendar'),
)

const fields = v.strictObject({
  id: v.pipe(v.number(WHOLE), v.integer(WHOLE), v.minValue(1, WHOLE)),
  title: upTo(100),
  excerpt: upTo(240),
  category: v.picklist(categoryNames, `must be one of ${categoryNames.join(', ')}`),
  tags: v.pipe(v.array(text, 'must be a list such as [site, preço]'), v.nonEmpty('must not be empty')),
  author: text,
  date: day,
  /** The day of the last change that a reader would notice. */
  updated: v.optional(day),
  featured: v.boolean('must be true or false'),
  seoTitle: upTo(65),
  seoDescription: upTo(160),
  cover: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'must be the name of a drawing in covers, without .svg')),
  coverAlt: text,
})

/** A post's front matter, from its author. The length limits keep titles and descriptions whole in search results. */
export const postSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ date, updated = date }) => updated >= date, 'must not be before the date of the post'),
    ['updated'],
  ),
)

export type FrontMatter = v.InferOutput<typeof postSchema>

function isInCalendar(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(date)
}
