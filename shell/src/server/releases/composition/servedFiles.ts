import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { isRecord, readReleaseJson } from '../storage/readReleaseJson.ts'

/** A file on disk that a release lists. */
export type ServedFile = {
  folder: string
  file: string
  caching: 'immutable' | 'day' | 'none'
  /** True when it is for who has logged in alone. */
  guarded: boolean
}

/** Files by the address at which visitors ask for them. */
export type ServedFiles = ReadonlyMap<string, ServedFile>

type Statement = { name: string; id: string; files: readonly string[]; guarded: boolean }

const oneName = /^[\w@-][\w@.-]*$/

type Live = { shell: ShellRelease; releases: readonly Release[] }

/** Releases that a verdict has let in, at the moment of asking. */
type LetIn = () => Promise<readonly { name: string; id: string }[]>

/**
 * Knows the files of all kept releases that were live once: a tab that was opened before goes on with its own. Nothing of a
 * release that has not passed has an address, and nothing that no release lists.
 */
export function createServedFiles(releasesFolder: string, letIn: LetIn) {
  const known = new Map<string, Statement>()

  /** What the kept releases of a name list. One that cannot be read has nothing to serve. */
  async function statementsOf(name: string, passed: ReadonlySet<string>): Promise<Statement[]> {
    const entries = await readdir(join(releasesFolder, name)).catch(() => [])
    const ids = entries.filter((entry) => passed.has(`${name}@${entry}`))
    for (const key of known.keys()) {
      const [of, id = ''] = key.split('@')
      if (of === name && !ids.includes(id)) known.delete(key)
    }
    const statements: Statement[] = []
    for (const id of ids) {
      const statement = known.get(`${name}@${id}`) ?? (await readFiles(releasesFolder, name, id))
      if (!statement) continue
      known.set(`${name}@${id}`, statement)
      statements.push(statement)
    }
    return statements
  }

  /** All addresses for a composition. Where two releases have the same address, the live one's file is meant. */
  return async function servedFiles({ shell, releases }: Live): Promise<ServedFiles> {
    const files = new Map<string, ServedFile>()
    const passed = new Set((await letIn()).map(({ name, id }) => `${name}@${id}`))
    for (const { name } of [shell, ...releases]) {
      for (const statement of await statementsOf(name, passed)) addFiles(files, releasesFolder, statement)
    }
    const live = [
      { ...shell, guarded: false },
      ...releases.map((release) => ({ ...release, guarded: isGuarded(release) })),
    ]
    for (const { name, id, files: own, guarded } of live) {
      addFiles(files, releasesFolder, { name, id, files: Object.keys(own), guarded })
    }
    // The shell's last: no remote takes its icons' addresses.
    for (const release of live.reverse()) {
      for (const [address, file] of Object.entries(release.publicFiles ?? {})) {
        files.set(address, placeOf(releasesFolder, release, file, 'day'))
      }
    }
    for (const [address, file] of Object.entries(shell.serviceWorkers)) {
      files.set(address, placeOf(releasesFolder, { ...shell, guarded: false }, file, 'none'))
    }
    return files
  }
}

function addFiles(files: Map<string, ServedFile>, releasesFolder: string, statement: Statement): void {
  const { name, id } = statement
  for (const file of statement.files) {
    const [kind = '', plain = '', ...deeper] = file.split('/')
    // First of all: each kept release of a large remote has hundreds of contents.
    if ((kind !== 'browser' && kind !== 'media') || deeper.length > 0 || !oneName.test(plain)) continue
    const place = placeOf(releasesFolder, statement, file, 'immutable')
    // The name of a script of the shell has its hash, so that it stays in caches from one release to the next.
    if (kind === 'browser') files.set(name === 'shell' ? `/shell/${plain}` : `/r/${name}/${id}/${plain}`, place)
    if (kind === 'media' && name !== 'shell') files.set(`/media/${name}/${plain}`, place)
  }
}

function placeOf(
  releasesFolder: string,
  { name, id, guarded }: Pick<Statement, 'name' | 'id' | 'guarded'>,
  file: string,
  caching: ServedFile['caching'],
): ServedFile {
  const at = file.lastIndexOf('/')
  return { folder: join(releasesFolder, name, id, file.slice(0, at)), file: file.slice(at + 1), caching, guarded }
}

function isGuarded({ routes }: { routes: readonly unknown[] }): boolean {
  return routes.some((route) => isRecord(route) && route.guarded === true)
}

/** Of a release of any contract, and by no schema: what is kept costs requests no time. */
async function readFiles(releasesFolder: string, name: string, id: string): Promise<Statement | undefined> {
  try {
    const content = await readReleaseJson(join(releasesFolder, name, id))
    if (!isRecord(content) || !isRecord(content.files)) return undefined
    const routes = Array.isArray(content.routes) ? content.routes : []
    const files = Object.keys(content.files).slice(0, releaseLimits.files)
    return { name, id, files, guarded: isGuarded({ routes }) }
  } catch {
    return undefined
  }
}
