import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { makeRelease } from '@site/remote-kit/release/writeRelease'
import { copyRepository } from '../support/releases/copyRepository.ts'
import { runKit } from './release/runKit.ts'

/** What the quiz opens with. */
const name = 'mfe-quiz'
const changed = 'src/features/introduction/Introduction.tsx'
const PATH = '/quiz'

/** The file of a repository that is changed, its text with a word more in one line, and a page that shows it. */
export function oneLineChange(root: string) {
  const file = join(root, name, changed)
  const source = readFileSync(file, 'utf8')
  const text = source.replace(/>([^<>{}\n]{12,})</, '>$1!<')
  if (text === source) throw new Error(`${changed} has no text that could be changed.`)
  return { file, text, path: PATH }
}

/** A release of the quiz, and one with a word more in one line, in a folder of releases that is there while they are used. */
export type Changed = { name: string; path: string; releases: string; former: Release; later: Release }

/** Builds the quiz, changes a word of one line and builds it again. */
export async function withOneLineChange<Result>(use: (changed: Changed) => Result | Promise<Result>): Promise<Result> {
  const copy = copyRepository()
  try {
    const releases = join(copy, 'releases')
    const former = await build(copy, releases)
    const { file, text } = oneLineChange(copy)
    writeFileSync(file, text)
    return await use({ name, path: PATH, releases, former, later: await build(copy, releases) })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** What an upload sends of the later release to who has the former one. */
export function sentByUpload({ releases, former, later }: Changed) {
  const has = new Set(Object.values(former.files))
  const sizeOf = (path: string) => statSync(join(releases, name, later.id, path)).size
  const all = [...Object.keys(later.files), 'release.json']
  const lacking = all.filter((path) => !has.has(later.files[path] ?? ''))
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sizeOf(path), 0)
  return { sent: sum(lacking), whole: sum(all), files: lacking.length, of: all.length }
}

async function build(copy: string, releases: string): Promise<Release> {
  await runKit(copy, name, 'build')
  const { id } = await makeRelease(join(copy, name), releases)
  return parseRelease(JSON.parse(readFileSync(join(releases, name, id, 'release.json'), 'utf8')))
}
