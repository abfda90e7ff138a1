import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { ServedFiles } from './servedFiles.ts'

/** What one remote, or the shell itself, contributes to a composition. */
export type DraftPart = {
  /** The key of everything that it was made from: a part with the same key is the same. */
  key: string
  finished: ReadonlyMap<string, FinishedPage>
}

/** Everything that belongs into a composition's folder, before it is written. */
export type Draft = {
  /** The folder's name. */
  name: string
  id: string
  shell: ShellRelease
  releases: readonly Release[]
  /** The remotes with the team's desk, which is on another host. */
  desks?: readonly string[]
  parts: ReadonlyMap<string, DraftPart>
  /** The facts that its pages show. */
  site: SiteFacts
  services: Readonly<Record<string, string>>
  /** Finished pages, data and documents, by path. */
  finished: ReadonlyMap<string, FinishedPage>
  /** The files of its releases. */
  files: ServedFiles
}
