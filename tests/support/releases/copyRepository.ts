import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { workspaceFolders } from '../run/workspaceFolders.ts'

const root = join(import.meta.dirname, '../../..')
const made = new Set(['node_modules', 'dist', '.build'])

/** A copy of the sources in a new folder, with the installed packages, that a test may change. Answers its path. */
export function copyRepository(): string {
  const workspaces = workspaceFolders(root).filter((folder) => folder !== 'tests')
  const copy = mkdtempSync(join(tmpdir(), 'source-'))
  for (const part of ['package.json', ...workspaces]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !made.has(basename(path)) })
  }
  // A workspace has packages of its own where its version is not the one that all others use.
  for (const part of ['.', ...workspaces]) {
    const packages = join(root, part, 'node_modules')
    if (existsSync(packages)) linkPackages(packages, join(copy, part, 'node_modules'))
  }
  return copy
}

/** The workspaces are among the packages, as links that say where they are: made again, they lead to the copies. */
function linkPackages(packages: string, links: string): void {
  mkdirSync(links)
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    const source = join(packages, entry.name)
    if (entry.name === '@site') linkPackages(source, join(links, entry.name))
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, join(links, entry.name), 'junction')
  }
}
