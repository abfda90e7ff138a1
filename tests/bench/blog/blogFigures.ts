import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024

/** Figures of a blog of one size, rounded; a size that something refuses has those until then. */
export type BlogFigures = Partial<
  Record<
    | 'build'
    | 'release'
    | 'released'
    | 'firstStart'
    | 'keptStart'
    | 'startMemory'
    | 'pagesMemory'
    | 'articleP99'
    | 'toLive'
    | 'gate'
    | 'quietP99'
    | 'busyP99'
    | 'longestPause'
    | 'list'
    | 'scripts'
    | 'rss'
    | 'atom',
    number
  > & { failure: string }
>

/** Of all files below a folder. */
export function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / MB
}

/** All scripts of a release, whether the list page loads them or not. */
export function scriptBytes(browser: string): number {
  const scripts = readdirSync(browser, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.br'))
  return scripts.reduce((sum, name) => sum + statSync(join(browser, name)).size, 0)
}
