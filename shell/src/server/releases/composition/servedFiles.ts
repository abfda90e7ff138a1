import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { isRecord } from '@site/remote-kit/gate/manifest/manifestJson'
import { readReleaseJson } from '../../releaseStore/readReleaseJson.ts'
import { servedPictures } from '../content/pictures.ts'
import type { ReleaseFile } from '../../releaseStore/releaseFiles.ts'

/** A file of a release as visitors get it. */
export type ServedFile = ReleaseFile & {
  caching: 'immutable' | 'day' | 'none'
  /** True if it requires a login. */
  guarded: boolean
}

/** Files by their public address. */
export type ServedFiles = ReadonlyMap<string, ServedFile>

/** What is known of a release: its files with their hashes, and whether they require a login. */
type KeptRelease = { name: string; id: string; files: Readonly<Record<string, string>>; guarded: boolean }

const oneName = /^[\w@-][\w@.-]*$/

type Live = { shell: ShellRelease; releases: readonly Release[]; site: Pick<SiteFacts, 'content'> }

/** Lists all addresses of a composition. */
export type ServedFilesOf = (live: Live) => Promise<ServedFiles>

/** The releases that a verdict has admitted so far. */
type ListAdmitted = () => Promise<readonly { name: string; id: string }[]>

/**
 * Serves the files of all kept releases that were live once, so that a tab opened before keeps working. Releases that have
 * not passed, and files that no release lists, have no address.
 */
export function createServedFiles(releasesFolder: string, admitted: ListAdmitted): ServedFilesOf {
  const known = new Map<string, KeptRelease>()

  /** The manifests of a name's kept releases. Unreadable ones have nothing to serve. */
  async function keptReleases(name: string, passed: ReadonlySet<string>): Promise<KeptRelease[]> {
    const entries = await readdir(join(releasesFolder, name)).catch(() => [])
    const ids = entries.filter((entry) => passed.has(`${name}@${entry}`))
    for (const key of known.keys()) {
      const [of, id = ''] = key.split('@')
      if (of === name && !ids.includes(id)) known.delete(key)
    }
    const kept: KeptRelease[] = []
    for (const id of ids) {
      const release = known.get(`${name}@${id}`) ?? (await readFiles(releasesFolder, name, id))
      if (!release) continue
      known.set(`${name}@${id}`, release)
      kept.push(release)
    }
    return kept
  }

  /** All addresses of a composition. If two releases have the same address, the live one wins. */
  return async function servedFiles(live: Live): Promise<ServedFiles> {
    const files = new Map<string, ServedFile>()
    const passed = new Set((await admitted()).map(({ name, id }) => `${name}@${id}`))
    for (const { name } of [live.shell, ...live.releases]) {
      for (const release of await keptReleases(name, passed)) addFiles(files, release)
    }
    return new Map([...files, ...ownFiles(live)])
  }
}

/** The files of a composition's own releases, and the pictures of its content. */
export function ownFiles({ shell, releases, site }: Live): ServedFiles {
  const files = new Map<string, ServedFile>(servedPictures(site.content))
  const live = [
    { ...shell, guarded: false },
    ...releases.map((release) => ({ ...release, guarded: isGuarded(release) })),
  ]
  for (const release of live) addFiles(files, release)
  // The shell's last: no remote can take its icons' addresses.
  for (const release of live.reverse()) {
    for (const [address, file] of Object.entries(release.publicFiles ?? {})) {
      files.set(address, served(release, file, 'day'))
    }
  }
  for (const [address, file] of Object.entries(shell.serviceWorkers)) {
    files.set(address, served({ ...shell, guarded: false }, file, 'none'))
  }
  return files
}

function addFiles(files: Map<string, ServedFile>, release: KeptRelease): void {
  const { name, id } = release
  for (const file of Object.keys(release.files)) {
    const [kind = '', plain = '', ...deeper] = file.split('/')
    // Checked first: each kept release of a large remote has hundreds of content files.
    if ((kind !== 'browser' && kind !== 'media') || deeper.length > 0 || !oneName.test(plain)) continue
    const one = served(release, file, 'immutable')
    // The shell's script names contain their hashes, so that they stay cached from one release to the next.
    if (kind === 'browser') files.set(name === 'shell' ? `/shell/${plain}` : `/r/${name}/${id}/${plain}`, one)
    if (kind === 'media' && name !== 'shell') files.set(`/media/${name}/${plain}`, one)
  }
}

function served({ name, id, files, guarded }: KeptRelease, file: string, caching: ServedFile['caching']): ServedFile {
  return { name, id, file, hash: files[file] ?? '', caching, guarded }
}

function isGuarded({ routes }: { routes: readonly unknown[] }): boolean {
  return routes.some((route) => isRecord(route) && route.guarded === true)
}

/** Of a release of any contract version, without validating it: kept releases must not slow requests down. */
async function readFiles(releasesFolder: string, name: string, id: string): Promise<KeptRelease | undefined> {
  try {
    const content = await readReleaseJson(join(releasesFolder, name, id))
    if (!isRecord(content) || !isRecord(content.files)) return undefined
    const routes = Array.isArray(content.routes) ? content.routes : []
    const files = Object.entries(content.files).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { name, id, files: Object.fromEntries(files.slice(0, releaseLimits.files)), guarded: isGuarded({ routes }) }
  } catch {
    return undefined
  }
}
