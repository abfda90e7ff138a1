import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** A workspace: its folder, its dependencies, and the file behind each name that it exports. */
export type Workspace = { folder: string; name: string; needs: string[]; exports: Record<string, string> }

const rootSchema = v.object({ workspaces: v.array(v.string()) })
const dependencies = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  name: v.string(),
  exports: v.optional(v.record(v.string(), v.string()), {}),
  dependencies,
  devDependencies: dependencies,
  peerDependencies: dependencies,
})

/** A repository's workspace folders, relative to it. Its package.json names them, with a trailing `*` for several. */
export function workspaceFolders(root: string): string[] {
  return v
    .parse(rootSchema, readManifest(root))
    .workspaces.flatMap((pattern) => (pattern.endsWith('*') ? foldersLike(root, pattern.slice(0, -1)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

export function readWorkspaces(root: string): Workspace[] {
  return workspaceFolders(root).map((folder) => {
    const { name, exports, ...declared } = v.parse(manifestSchema, readManifest(join(root, folder)))
    return { folder, name, exports, needs: Object.values(declared).flatMap(Object.keys) }
  })
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function foldersLike(root: string, start: string): string[] {
  const parent = start.slice(0, start.lastIndexOf('/') + 1)
  return readdirSync(join(root, parent))
    .map((name) => parent + name)
    .filter((folder) => folder.startsWith(start))
}
