import type { SharedStorage } from '@site/contracts/documentContract'
import * as v from 'valibot'
import { type Visitor, visitorFields } from './visitorFields.ts'

const PLACE = 'visitor' satisfies SharedStorage

const text = v.optional(v.string())
const visitorSchema = v.fallback(v.object({ name: text, email: text, phone: text, company: text }), {})

/**
 * Remembers what the visitor typed for other forms during this visit (in this tab, until it is closed). Blank values are
 * left out.
 */
export function rememberVisitor(visitor: Visitor): void {
  const known = rememberedVisitor()
  for (const { name } of visitorFields) known[name] = visitor[name]?.trim() || known[name]
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(known))
  } catch {
    // Storage is forbidden: the next form simply starts empty.
  }
}

/** What the visitor typed earlier in this visit. Read it in an effect, after hydration: the server has no such data. */
export function rememberedVisitor(): Visitor {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')
    return v.parse(visitorSchema, kept)
  } catch {
    return {}
  }
}

/** Forgets what was typed during this visit. */
export function forgetVisitor(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}
