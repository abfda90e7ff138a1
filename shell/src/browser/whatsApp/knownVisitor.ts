import type { SharedStorage } from '@site/contracts/documentContract'
import type { KnownVisitor } from '../../universal/store/withKnownVisitor.ts'

/**
 * What the visitor entered in forms during this visit. Parsed by hand: a schema library would make every page's start
 * heavier.
 */
export function knownVisitor(): KnownVisitor {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('visitor' satisfies SharedStorage) ?? '{}')
    return { name: textIn(kept, 'name'), company: textIn(kept, 'company') }
  } catch {
    return {}
  }
}

function textIn(kept: unknown, field: keyof KnownVisitor): string | undefined {
  const value: unknown = typeof kept === 'object' && kept ? Reflect.get(kept, field) : undefined
  return typeof value === 'string' ? value : undefined
}
