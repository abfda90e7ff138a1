import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const rootSchema = v.object({ workspaces: v.array(v.string()) })
/** A repository's workspace folders, relative to it. Its package.json names them, with a trailing `*` for several. */
export function workspaceFolders(root: string): string[] {
  return v
    .parse(rootSchema, readManifest(root))
    .workspaces.flatMap((pattern) => (pattern.endsWith('*') ? foldersLike(root, pattern.slice(0, -1)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
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
