import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { makeRelease } from '@site/remote-kit/release/writeRelease'
import { copyRepository } from '../support/releases/copyRepository.ts'
import { runKit } from './release/runKit.ts'

const name = 'mfe-quiz'
const CHANGED_FILE = 'src/features/introduction/Introduction.tsx'
const PATH = '/quiz'

/** A change of one line: the file, its new text, and the path of a page that shows it. Nothing is written. */
export function oneLineChange(root: string) {
  const file = join(root, name, CHANGED_FILE)
  const source = readFileSync(file, 'utf8')
  const text = source.replace(/>([^<>{}\n]{12,})</, '>$1!<')
  if (text === source) throw new Error(`${CHANGED_FILE} has no text to change.`)
  return { file, text, path: PATH }
}

/** A release of the quiz and one with a changed line, in a temporary folder of releases. */
export type OneLineChange = { name: string; path: string; releases: string; former: Release; later: Release }

/** Builds the quiz, changes one line and builds it again. The releases exist until `use` has resolved. */
export async function withOneLineChange<Result>(
  use: (change: OneLineChange) => Result | Promise<Result>,
): Promise<Result> {
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

/** What an upload of the later release sends to a site that has the former one, in bytes and files. */
export function sentByUpload({ releases, former, later }: OneLineChange) {
  const known = new Set(Object.values(former.files))
  const sizeOf = (path: string) => statSync(join(releases, name, later.id, path)).size
  const all = [...Object.keys(later.files), 'release.json']
  const missing = all.filter((path) => !known.has(later.files[path] ?? ''))
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sizeOf(path), 0)
  return { sent: sum(missing), whole: sum(all), files: missing.length, of: all.length }
}

async function build(copy: string, releases: string): Promise<Release> {
  await runKit(copy, name, 'build')
  const { id } = await makeRelease(join(copy, name), releases)
  return parseRelease(JSON.parse(readFileSync(join(releases, name, id, 'release.json'), 'utf8')))
}
