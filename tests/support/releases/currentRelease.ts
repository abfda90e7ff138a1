import { readPointer } from '@site/remote-kit/release/pointTo'

/** Id of the release that a remote, or the shell, points to. @throws Error when there is no pointer that can be read. */
export function currentRelease(releasesFolder: string, name: string): string {
  const pointer = readPointer(releasesFolder, name)
  if (!pointer) throw new Error(`${name} points to no release in ${releasesFolder}.`)
  return pointer.release
}
