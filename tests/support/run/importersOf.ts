import { posix } from 'node:path'
import type { Workspace } from './workspaces.ts'

/** Imports at run time; type imports are erased. */
const imports = /(?:(?:\bfrom|\bimport)\s*\(?|\b(?:require|mock|requireActual|resolve)\()\s*'([^'\n]+)'/g
const typeImports = /\b(?:import|export)\s+type\s[^'"]*?from\s*'[^'\n]+'/g

/**
 * Which files import which, by the imported name. Names are resolved without the disk: a deleted file still has its
 * importers.
 */
export function importersOf(
  sources: Iterable<readonly [file: string, text: string]>,
  workspaces: readonly Pick<Workspace, 'folder' | 'name' | 'exports'>[],
): Map<string, string[]> {
  const exported = new Map(
    workspaces.flatMap(({ folder, name, exports }) =>
      Object.entries(exports).map(([key, file]) => [posix.join(name, key), posix.join(folder, file)] as const),
    ),
  )
  const importers = new Map<string, string[]>()
  for (const [file, text] of sources) {
    for (const [, name = ''] of text.replace(typeImports, '').matchAll(imports)) {
      const imported = name.startsWith('.') ? posix.join(posix.dirname(file), name) : exported.get(name)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}
