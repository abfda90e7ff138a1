import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../..')
const made = new Set(['node_modules', 'dist', '.build', 'tests'])

/** A copy of the sources in a new folder, with the installed packages, that a test may change. Answers its path. */
export function copyRepository(): string {
  const content: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), content)
  const copy = mkdtempSync(join(tmpdir(), 'source-'))
  for (const part of ['package.json', 'tsconfig.json', ...workspaces.filter((name) => !made.has(name))]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !made.has(basename(path)) })
  }
  const packages = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(packages)) {
    // The workspaces are among the packages, as links: here they have to be the copies.
    const target = workspaces.includes(name) ? join(copy, name) : join(packages, name)
    symlinkSync(target, join(copy, 'node_modules', name), 'junction')
  }
  return copy
}
