import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.object({ workspaces: v.array(v.string()) })

/** Folders of the workspaces of a repository, relative to it. Its package.json names them, with `*` at the end for several. */
export function workspaceFolders(root: string): string[] {
  const content: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return v
    .parse(manifestSchema, content)
    .workspaces.flatMap((pattern) => (pattern.endsWith('*') ? foldersLike(root, pattern.slice(0, -1)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

function foldersLike(root: string, start: string): string[] {
  const parent = start.slice(0, start.lastIndexOf('/') + 1)
  return readdirSync(join(root, parent))
    .map((name) => parent + name)
    .filter((folder) => folder.startsWith(start))
}
