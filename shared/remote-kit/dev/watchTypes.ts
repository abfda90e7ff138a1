import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const parameters = ['-b', '--watch', '--preserveWatchOutput', '--pretty', 'false']

/**
 * Checks the types of these projects whenever a file changes, beside the builds, which do not wait for it. Calls with the errors
 * of each check, a line each, with their place in the folder. @returns a function that stops it.
 */
export function watchTypes(
  folder: string,
  projects: readonly string[],
  onChecked: (errors: readonly string[]) => void,
): () => void {
  const watching = spawn(process.execPath, [compiler, ...parameters, ...projects], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const read = readTypeErrors(onChecked)
  createInterface({ input: watching.stdout }).on('line', read)
  // Asked politely, it ends what it has begun: its notes would then be newer than a change that it has not seen.
  return () => void watching.kill('SIGKILL')
}

/** Reads the lines of a compiler that watches. A file in several projects has its errors once. */
export function readTypeErrors(onChecked: (errors: readonly string[]) => void): (line: string) => void {
  let errors: string[] = []
  return (line) => {
    if (/ - Found \d+ errors?\./.test(line)) onChecked([...new Set(errors)])
    else if (/ - (?:File change detected|Starting compilation)/.test(line)) errors = []
    else if (/error TS\d+: /.test(line)) errors.push(line.replace(/\((\d+),(\d+)\): error TS\d+/, ':$1:$2'))
    // A longer message goes on below.
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`)
  }
}
