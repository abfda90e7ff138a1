import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { RemoteRenderer } from '../../rendering/createRemoteRenderer.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { ServedFiles } from './servedFiles.ts'

/** What one remote, or the shell itself, has in a composition. It goes on into the next one when its edition stays. */
export type Part = {
  edition: string
  /** Name of everything that it was made from, under which it is kept for the next start. */
  key: string
  finished: ReadonlyMap<string, FinishedPage>
  /** Renders its pages on demand, where it has any. */
  renderer?: RemoteRenderer
}

/**
 * Exactly one release of the shell and one of each remote that has one, with everything that was made from them. Never
 * changed once it is made.
 */
export type Composition = {
  id: string
  since: string
  shell: ShellRelease
  releases: readonly Release[]
  parts: ReadonlyMap<string, Part>
  /** Values of all external services, by name. */
  services: Readonly<Record<string, string>>
  /** Pages, data and documents that are finished, by path. Data stands under `/_data`, its release and the page's path. */
  finished: ReadonlyMap<string, FinishedPage>
  /** Files that visitors may ask for, of this composition and of kept releases that were live. */
  files: ServedFiles
}
