import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { FinishedPage } from '../rendering/FinishedPage.ts'
import type { Renderer } from '../rendering/startWorker.ts'
import type { ServedFiles } from './servedFiles.ts'

/** What one remote, or the shell itself, has in a composition. It goes on into the next one when its edition stays. */
export type Part = { edition: string; finished: ReadonlyMap<string, FinishedPage> }

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
  /** Pages, data and documents that are finished, by path. Data stands under `/_data`, the release and the page's path. */
  finished: ReadonlyMap<string, FinishedPage>
  renderer: Renderer
  /** Files that visitors may ask for, of this composition and of all releases that are kept. */
  files: ServedFiles
}
