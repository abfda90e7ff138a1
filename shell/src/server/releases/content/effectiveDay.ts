import { createHash } from 'node:crypto'
import type { Release } from '@site/contracts/Release'
import * as v from 'valibot'

const dated = v.object({ effectiveDay: v.string() })
const written = v.record(v.string(), v.unknown())

/**
 * Why words that bind the agency cannot be published on a day: they say that they were valid before. Undefined for any other
 * collection (`withEffectiveDay`).
 */
export function effectiveDayProblem(
  schema: unknown,
  value: unknown,
  today: string,
): { field: string; reason: string } | undefined {
  if (!v.is(dated, schema)) return undefined
  const field = schema.effectiveDay
  const day = v.is(written, value) ? value[field] : undefined
  if (typeof day === 'string' && day >= today) return undefined
  const [year, month, date] = today.split('-')
  return {
    field,
    reason: `tem de ser ${date}/${month}/${year} ou um dia depois: antes disso, estas palavras não valiam.`,
  }
}

/** A mark of what writers have published in such collections; undefined before the first time. */
export function privacyTextOf(
  releases: readonly Pick<Release, 'content'>[],
  content: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const names = releases
    .flatMap(({ content: schemas = {} }) => Object.entries(schemas))
    .flatMap(([name, schema]) => (v.is(dated, schema) && name in content ? [name] : []))
  if (names.length === 0) return undefined
  const words = JSON.stringify(names.sort().map((name) => [name, content[name]]))
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}
