import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { RemoteDefinition } from '../../build/RemoteDefinition.ts'

/** What a trial is about: the built remote in a folder, and the facts that its pages get. */
export type TrialRequest = {
  folder: string
  /** Its server bundle. */
  file: string
  remote: Pick<RemoteDefinition, 'name' | 'pages' | 'services' | 'forms'>
  site: SiteFacts
}

/** What is wrong, a sentence with the path of the page each. */
export type TrialResult = readonly string[]
