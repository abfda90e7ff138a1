import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { workspaceFolders } from './workspaceFolders.ts'

const dependencies = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  name: v.string(),
  dependencies,
  devDependencies: dependencies,
  peerDependencies: dependencies,
})

/** Folders of the workspaces that a change of these files concerns: where they are, and what depends on that. */
export function affectedWorkspaces(root: string, changed: readonly string[]): string[] {
  const workspaces = workspaceFolders(root).map((folder) => {
    const content: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const { name, ...declared } = v.parse(manifestSchema, content)
    return { folder, name, needs: Object.values(declared).flatMap(Object.keys) }
  })
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
