import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Where TypeScript finds errors in a project: files with their lines. @throws Error if it says something else. */
export function compilerErrors(project: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false'], {
    ...{ cwd: project, encoding: 'utf8' },
  })
  const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`)
  if (status !== 0 && errors.length === 0) throw new Error(stdout + stderr)
  return errors
}
