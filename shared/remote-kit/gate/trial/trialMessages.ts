import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'

/** What a page may take, while nothing comes of it: CPU time in ms, and memory in MB. */
export type TrialLimits = { processor: number; memory: number }

/** What a trial is about: the built remote in a folder, and the facts that its pages get. */
export type TrialRequest = {
  folder: string
  /** Its server bundle. */
  file: string
  remote: Pick<
    RemoteDefinition,
    'name' | 'pages' | 'services' | 'forms' | 'documents' | 'places' | 'bar' | 'collections'
  >
  site: SiteFacts
  limits: TrialLimits
}

/** What is wrong, a sentence with the path of the page each. */
export type TrialResult = {
  /** What every site's gate refuses. */
  refusals: readonly string[]
  /** What it refuses unless the site has other content than the trial's. */
  warnings: readonly string[]
}
