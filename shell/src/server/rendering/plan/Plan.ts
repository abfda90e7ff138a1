import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ScriptFile } from '../../../universal/document/Snapshot.ts'
import type { SiteFrame } from '../../../universal/frame/siteFrame.ts'
import type { ExternalService } from './externalServices.ts'

/** What a composition is made from. */
export type Plan = {
  id: string
  /** Id of the shell's release. */
  shell: string
  releases: readonly Release[]
  /** Paths that each remote may own, by its name. */
  prefixes: Readonly<Record<string, readonly string[]>>
  site: SiteFacts
  /** External services of each release with their values, by the remote's name. */
  services: Readonly<Record<string, readonly ExternalService[]>>
  /** The links around every page, as the releases offer them. */
  frame: SiteFrame
  shellScripts: readonly ScriptFile[]
  loader: string
  /** Text of each release's server file, as it was hashed, by the remote's name. */
  serverBundles: Readonly<Record<string, string>>
  /** Text of the shell's render bundle. */
  renderBundle: string
  /** Origins that serve a remote's files while developing, by its name. */
  developmentOrigins?: Readonly<Record<string, string>>
}

/** True in a run of the dev command. */
export function isDeveloping({ developmentOrigins = {} }: Pick<Plan, 'developmentOrigins'>): boolean {
  return Object.keys(developmentOrigins).length > 0
}
