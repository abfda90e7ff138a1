import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ScriptFile } from '@site/contracts/Snapshot'
import type { SiteFrame } from '../../../universal/frame/siteFrame.ts'
import type { ExternalService } from './externalServices.ts'

/** What a composition is made from. */
export type Plan = {
  id: string
  /** Id of the shell's release. */
  shell: string
  releases: readonly Release[]
  /** Path prefixes of each remote, by its name. */
  prefixes: Readonly<Record<string, readonly string[]>>
  /** Those of the team's desk, by the remote's name. */
  desk: Readonly<Record<string, readonly string[]>>
  site: SiteFacts
  /** External services of each release with their values, by the remote's name. */
  services: Readonly<Record<string, readonly ExternalService[]>>
  /** The links of the frame around every page, from the releases. */
  frame: SiteFrame
  shellScripts: readonly ScriptFile[]
  /** Sources of the inline scripts. */
  loader: string
  headScript?: string | undefined
  /** Source of each release's server bundle, as it was hashed, by the remote's name. */
  serverBundles: Readonly<Record<string, string>>
  /** Source of the shell's render bundle. */
  renderBundle: string
  /** Development only: the dev servers' origins, by the remote's name. */
  developmentOrigins?: Readonly<Record<string, string>>
}

/** True during development with the dev command. */
export function isDeveloping({ developmentOrigins = {} }: Pick<Plan, 'developmentOrigins'>): boolean {
  return Object.keys(developmentOrigins).length > 0
}
