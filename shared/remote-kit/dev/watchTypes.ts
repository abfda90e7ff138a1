import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, statSync, utimesSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { watchFolders } from './watchFolders.ts'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** What nobody edits: what is installed or built. */
const isMade = (folder: string) => folder === 'node_modules' || folder === 'dist' || folder.startsWith('.')
const isRead = (file: string) => /\.(?:[cm]?tsx?|json)$/.test(file)

type Options = {
  folder: string
  /** Projects of the folder, by their folders inside. */
  projects: readonly string[]
  /** Other folders whose types the projects use. */
  packages?: readonly string[]
  /** Called with the errors of each check, a line each, with their place in the folder. */
  onChecked: (errors: readonly string[]) => void
}

/**
 * Checks types now and whenever a file changes, beside the builds, which do not wait for it. Not by the compiler's own watching,
 * which misses what is saved while it checks. @returns a function that stops it.
 */
export function watchTypes({ folder, projects, packages = [], onChecked }: Options): () => void {
  const watched = [...projects, ...packages].map((name) => join(folder, name))
  let checking: ChildProcess | undefined
  let isStale = false
  let isStopped = false

  async function check(): Promise<void> {
    isStale = checking !== undefined
    if (isStale) return
    checking = spawn(process.execPath, [compiler, '-b', '--pretty', 'false', ...projects], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const begun = new Date()
    const output = checking.stdout ? await text(checking.stdout) : ''
    checking = undefined
    dateNotes(watched, begun)
    if (isStopped) return
    if (isStale) return check()
    onChecked(typeErrorsIn(output))
  }
  const start = () => void check().catch(console.error)

  const inside = (name: string) => !isMade(name)
  const stops = watched.map((one) => watchFolders(one, start, { inside, matters: isRead }))
  start()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
    // Asked politely, it ends what it has begun: its notes would then be newer than a change that it has not seen.
    checking?.kill('SIGKILL')
  }
}

/**
 * The compiler reads only files that are newer than its notes, and writes these last: as old as the check's beginning, they are
 * older than what was saved while it ran.
 */
function dateNotes(folders: readonly string[], begun: Date): void {
  for (const folder of folders)
    for (const note of globSync(['.build/**/*.tsbuildinfo', '*/.build/**/*.tsbuildinfo'], { cwd: folder }))
      if (statSync(join(folder, note)).mtime > begun) utimesSync(join(folder, note), begun, begun)
}

/** The errors in a compiler's output, with their places. A file in several projects has its errors once. */
export function typeErrorsIn(output: string): string[] {
  const errors: string[] = []
  for (const line of output.split('\n')) {
    if (/error TS\d+: /.test(line)) errors.push(line.replace(/\((\d+),(\d+)\): error TS\d+/, ':$1:$2'))
    // A longer message goes on below.
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`)
  }
  return [...new Set(errors)]
}
