import type { Generation } from '@site/contracts/Generation'
import type { RenderOnDemand } from '../../rendering/createOnDemand.ts'
import type { RemoteRenderer } from '../../rendering/createRemoteRenderer.ts'
import type { Composition } from '../composition/Composition.ts'
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
  /** What renders its parts on demand, by the key of everything that they were made from. */
  renderers: ReadonlyMap<string, RemoteRenderer>
}

/** A canary that a share of the visitors gets. */
export type ShownCanary = { name: string; release: string; share: number; served: Served }

/** The newest verdict of a scope. */
export type ScopedGeneration = { scope: string; generation: Generation }

/** What visitors get: one verdict, with the compositions that it points to. */
export type Shown = ScopedGeneration & {
  live: Opened
  canaries: readonly (ShownCanary & { served: Opened })[]
}
