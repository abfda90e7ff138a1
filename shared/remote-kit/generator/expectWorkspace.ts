import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.object({ workspaces: v.optional(v.array(v.string()), []) })

/**
 * @throws Error if a folder of this name would not be a workspace of the repository, and so would be neither installed nor
 * built.
 */
export function expectWorkspace(root: string, name: string): void {
  const content: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { workspaces } = v.parse(manifestSchema, content)
  const patterns = workspaces.map((glob) => glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
  if (patterns.some((pattern) => new RegExp(`^(?:\\./)?${pattern}/?$`).test(name))) return
  const fitting = workspaces.find((glob) => /^[\w-]+\*$/.test(glob))?.replace('*', name)
  throw new Error(
    `${name} would be no workspace here: package.json has ${workspaces.join(', ')}. ${fitting ? `Take ${fitting}, or add` : 'Add'} "${name}" to them.`,
  )
}
