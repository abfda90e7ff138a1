import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { workspaceFolders } from '../run/workspaces.ts'

const root = join(import.meta.dirname, '../../..')
const generated = new Set(['node_modules', 'dist', '.build'])

/** Copies the sources into a new folder, with the installed packages, for a test that changes them. Returns its path. */
export function copyRepository(): string {
  const workspaces = workspaceFolders(root).filter((folder) => folder !== 'tests')
  const copy = mkdtempSync(join(tmpdir(), 'source-'))
  for (const part of ['package.json', 'tsconfig.base.json', ...workspaces]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !generated.has(basename(path)) })
  }
  // A workspace has packages of its own if its version differs from the others'.
  for (const part of ['.', ...workspaces]) {
    const packages = join(root, part, 'node_modules')
    if (existsSync(packages)) linkPackages(packages, join(copy, part, 'node_modules'))
  }
  return copy
}

/** The workspaces are relative links among the packages: recreated, they lead to the copies. */
function linkPackages(packages: string, links: string): void {
  mkdirSync(links)
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    const source = join(packages, entry.name)
    if (entry.name === '@site') linkPackages(source, join(links, entry.name))
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, join(links, entry.name), 'junction')
  }
}
