import { intersects, validRange } from 'semver'

type Ranges = Readonly<Record<string, string>>
type Manifest = Readonly<Record<string, unknown>>

/** One line of a package.json that has changed. */
export type Upgraded = { name: string; from: string; to: string }

const sections = ['dependencies', 'devDependencies', 'peerDependencies']

/**
 * A remote's package.json with the ranges that a kit works with, where those of the remote do not fit. What is no range, such as
 * the address of a packed file, stays.
 */
export function upgradeManifest(manifest: Manifest, wanted: Ranges): { manifest: Manifest; changes: Upgraded[] } {
  const changes = new Map<string, Upgraded>()
  const upgraded = sections.flatMap((section) => {
    const stated = manifest[section]
    if (typeof stated !== 'object' || stated === null) return []
    const ranges = Object.entries(stated).map(([name, from]) => {
      const to = wanted[name]
      if (to === undefined || typeof from !== 'string' || !validRange(from) || intersects(from, to)) return [name, from]
      changes.set(name, { name, from, to })
      return [name, to]
    })
    return [[section, Object.fromEntries(ranges)]]
  })
  return { manifest: { ...manifest, ...Object.fromEntries(upgraded) }, changes: [...changes.values()] }
}

/** What teams have to know of a package's changelog since a version: what was removed and changed, newest first. */
export function changesSince(changelog: string, version: number): string {
  const releases = changelog.split(/^(?=## \d)/m).slice(1)
  const newer = releases.filter((text) => Number(/^## (\d+)/.exec(text)?.[1]) > version)
  return newer
    .map((text) => {
      const [head = '', ...parts] = text.split(/^(?=### )/m)
      const relevant = parts.filter((part) => /^### (?:Removed|Changed)/.test(part))
      return relevant.length === 0 ? '' : `${head.trim()}\n\n${relevant.join('').trim()}\n`
    })
    .filter((text) => text !== '')
    .join('\n')
}
