import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { RemoteRenderer } from '../../rendering/createRemoteRenderer.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { ServedFiles } from './servedFiles.ts'

/** What one remote, or the shell itself, contributes to a composition. */
export type Part = {
  finished: ReadonlyMap<string, FinishedPage>
  /** Renders its pages on demand, if it has any. */
  renderer?: RemoteRenderer | undefined
}

/** Exactly one release of the shell and one of each remote that has one, as it is read from its folder. Immutable. */
export type Composition = {
  id: string
  since: string
  shell: ShellRelease
  releases: readonly Release[]
  parts: ReadonlyMap<string, Part>
  /** The facts that its pages show. */
  site: SiteFacts
  /** Values of all external services, by name. */
  services: Readonly<Record<string, string>>
  /** Finished pages, data and documents, by path. Data is at `/_data`, followed by its release and the page's path. */
  finished: ReadonlyMap<string, FinishedPage>
  /** Files that visitors may request: this composition's, and those of kept releases that were live. */
  files: ServedFiles
}
