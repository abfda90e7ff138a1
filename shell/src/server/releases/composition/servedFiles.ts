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
  /** True if it requires a login. */
  guarded: boolean
}

/** Files by their public address. */
export type ServedFiles = ReadonlyMap<string, ServedFile>

type Statement = { name: string; id: string; files: readonly string[]; guarded: boolean }

const oneName = /^[\w@-][\w@.-]*$/

type Live = { shell: ShellRelease; releases: readonly Release[] }

/** The releases that a verdict has admitted so far. */
type ListAdmitted = () => Promise<readonly { name: string; id: string }[]>

/**
 * Serves the files of all kept releases that were live once, so that a tab opened before keeps working. Releases that have
 * not passed, and files that no release lists, have no address.
 */
export function createServedFiles(releasesFolder: string, admitted: ListAdmitted) {
  const known = new Map<string, Statement>()

  /** The manifests of a name's kept releases. Unreadable ones have nothing to serve. */
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

  /** All addresses of a composition. If two releases have the same address, the live one wins. */
  return async function servedFiles({ shell, releases }: Live): Promise<ServedFiles> {
    const files = new Map<string, ServedFile>()
    const passed = new Set((await admitted()).map(({ name, id }) => `${name}@${id}`))
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
    // The shell's last: no remote can take its icons' addresses.
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
    // Checked first: each kept release of a large remote has hundreds of content files.
    if ((kind !== 'browser' && kind !== 'media') || deeper.length > 0 || !oneName.test(plain)) continue
    const place = placeOf(releasesFolder, statement, file, 'immutable')
    // The shell's script names contain their hashes, so that they stay cached from one release to the next.
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

/** Of a release of any contract version, without validating it: kept releases must not slow requests down. */
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
