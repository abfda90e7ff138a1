/** What a visitor has told of themselves in a form. */
export type Visitor = { name?: string; email?: string; phone?: string }

const PLACE = 'visitor'

/** Keeps what a visitor typed for the next form of this visit only (this tab, until it is closed). Blank values are left out. */
export function rememberVisitor(visitor: Visitor): void {
  const known = rememberedVisitor()
  for (const field of ['name', 'email', 'phone'] as const) {
    const value = visitor[field]?.trim()
    if (value) known[field] = value
  }
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(known))
  } catch {
    // A browser that forbids storage: the next form simply starts empty.
  }
}

/** What the visitor typed earlier in this visit. Read it after hydration, in an effect: the server knows nobody. */
export function rememberedVisitor(): Visitor {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')
    return visitorFrom(kept)
  } catch {
    return {}
  }
}

/** Forgets what was typed in this visit. */
export function forgetVisitor(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

function visitorFrom(kept: unknown): Visitor {
  const visitor: Visitor = {}
  if (typeof kept !== 'object' || kept === null) return visitor
  for (const [field, value] of Object.entries(kept)) {
    if (typeof value === 'string' && (field === 'name' || field === 'email' || field === 'phone'))
      visitor[field] = value
  }
  return visitor
}
