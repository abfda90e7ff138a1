import * as v from 'valibot'
import { notAllowed } from './notAllowed.ts'

/** The maximum sizes of what a page or a fragment makes, in characters. */
const largest = {
  html: 2_000_000,
  fragment: 200_000,
  props: 20_000,
  style: 500_000,
  summary: 1_000,
  json: 2_000_000,
}
/** What the shell may put around it, which nobody but a site knows. */
const frame = { html: 100_000, style: 50_000 }
const nothing = { html: 0, style: 0 }

/** A page has at most so many fragments. */
const MAX_PLACES = 100

const lessHtml = 'show less on one page, or give it less data'
const lessStyle = 'import only what it needs, and write values that vary in style attributes'
const lessData = 'have `load` return only what the page shows'

const text = (max: number, mend: string, room = 0) =>
  v.pipe(v.string(), v.maxLength(max + room, `has more than ${max} characters: ${mend}`))

const place = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  props: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(
      (props) => JSON.stringify(props).length <= largest.props,
      `has more than ${largest.props} characters: have the fragment's own data module read what it shows`,
    ),
  ),
})
const places = v.optional(
  v.pipe(v.array(place), v.maxLength(MAX_PLACES, `has more than ${MAX_PLACES} fragments: place fewer`)),
  [],
)

const pageSchema = (around: typeof frame) =>
  v.strictObject({
    status: v.number('is no number'),
    // Before the HTML, which has it too.
    json: v.optional(v.pipe(text(largest.json, lessData), v.check(isJson, 'is no JSON'))),
    style: text(largest.style, lessStyle, around.style),
    html: v.pipe(text(largest.html, lessHtml, around.html), v.startsWith('<!DOCTYPE html>', 'is no HTML document')),
    summary: v.optional(
      v.strictObject({ title: text(largest.summary, 'shorten it'), description: text(largest.summary, 'shorten it') }),
    ),
    places,
  })

const fragmentParts = {
  html: text(largest.fragment, 'show less in one fragment'),
  rules: v.record(v.string(), text(largest.style, lessStyle)),
  places,
}

/** A page in its document at a site, as a render process may answer with it. */
export const documentSchema = pageSchema(frame)

/** A fragment, as a render process may answer with it, with what is to be hydrated in it. */
export const fragmentSchema = <Live extends v.GenericSchema>(live: Live) => v.strictObject({ ...fragmentParts, live })

/** What is wrong with what a page has made, and with which part of it, as a sentence without its subject; undefined if nothing is. */
export function pageAnswerProblem(page: unknown): { of: string; problem: string } | undefined {
  const { success, issues } = v.safeParse(v.object({ page: pageSchema(nothing) }), { page })
  if (success) return undefined
  return { of: String(issues[0].path?.[1]?.key), problem: notAllowed(issues) }
}

/** What is wrong with what a fragment has made, as a sentence without its subject; undefined if nothing is. */
export function fragmentAnswerProblem(fragment: unknown): string | undefined {
  const { success, issues } = v.safeParse(v.object({ fragment: v.strictObject(fragmentParts) }), { fragment })
  return success ? undefined : notAllowed(issues)
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
