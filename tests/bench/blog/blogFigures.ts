import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024

/** Figures of a blog of one size, rounded. If a step fails, those of the later steps are missing. */
export type BlogFigures = Partial<
  Record<
    | 'build'
    | 'release'
    | 'released'
    | 'firstStart'
    | 'cachedStart'
    | 'startMemory'
    | 'pagesMemory'
    | 'allMemory'
    | 'releaseMemory'
    | 'articleP99'
    | 'toLive'
    | 'gate'
    | 'idleP99'
    | 'busyP99'
    | 'longestPause'
    | 'list'
    | 'scripts'
    | 'rss'
    | 'atom',
    number
  > & { failure: string }
>

/** The size of all files below a folder. */
export function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / MB
}

/** The compressed size of all scripts of a release, whether the list page loads them or not. */
export function scriptBytes(browser: string): number {
  const scripts = readdirSync(browser, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.br'))
  return scripts.reduce((sum, name) => sum + statSync(join(browser, name)).size, 0)
}
