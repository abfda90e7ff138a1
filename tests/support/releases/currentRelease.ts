import { readPointerFiles } from '@site/release-protocol/publication/pointerFiles'

/** Id of the release that a remote, or the shell, points to. @throws Error if there is no readable pointer. */
export function currentRelease(releasesFolder: string, name: string): string {
  const pointer = readPointerFiles(releasesFolder).get(name)?.content
  if (!pointer) throw new Error(`${name} points to no release in ${releasesFolder}.`)
  return pointer.release
}
