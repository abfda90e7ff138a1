import type { RenderOnDemand } from '../../rendering/createOnDemand.ts'
import type { Part, Composition } from '../composition/Composition.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'

/** A composition that serves requests, with its on-demand renderer. */
export type Served = {
  composition: Composition
  onDemand: RenderOnDemand
}

/** One that was opened from its folder. */
export type Opened = Served & {
  /** Its folder's name. */
  name: string
  candidates: Candidates
  /** Its parts by the key of everything that they were made from. */
  partsByKey: ReadonlyMap<string, Part>
}

/** A canary that a share of the visitors gets. */
export type ShownCanary = { name: string; release: string; share: number; served: Served }
