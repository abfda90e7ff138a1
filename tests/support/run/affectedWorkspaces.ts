import type { Workspace } from './workspaces.ts'

/** Configuration in the repository's own folder holds for every workspace; its documents for none. */
const isForAll = (file: string) => /^[^/]+\.(json|[cm]?js)$|^\.npmrc$/.test(file)

/** Folders of the workspaces that a change of these files concerns: where they are, or were, and what depends on that. */
export function affectedWorkspaces(
  workspaces: readonly Omit<Workspace, 'exports'>[],
  changed: readonly string[],
): string[] {
  if (changed.some(isForAll)) return workspaces.map(({ folder }) => folder)
  const affected = new Set(
    workspaces.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  )
  // What depends on a new one is new itself, until a round adds nothing.
  for (let before = -1; before !== affected.size; ) {
    before = affected.size
    for (const { name, needs } of workspaces) if (needs.some((other) => affected.has(other))) affected.add(name)
  }
  return workspaces.filter(({ name }) => affected.has(name)).map(({ folder }) => folder)
}
