import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ScriptFile } from '../../universal/document/Snapshot.ts'

/** What a composition is made from. */
export type Plan = {
  id: string
  /** Id of the shell's build. */
  shell: string
  releasesFolder: string
  releases: readonly Release[]
  /** Paths that each remote may own, by its name. */
  prefixes: Readonly<Record<string, readonly string[]>>
  site: SiteFacts
  shellScripts: readonly ScriptFile[]
  loader: string
  /** Text of the shell's render bundle. */
  renderBundle: string
  /** Origins that serve a remote's files while developing, by its name. */
  developmentOrigins?: Readonly<Record<string, string>>
}
