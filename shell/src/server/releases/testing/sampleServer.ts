import type { Composer } from '../createComposer.ts'
import type { Serving } from '../serving/createServing.ts'

/** A server with a composing process beside it. */
export type SampleServer = Omit<Serving, 'look' | 'end'> & {
  /** Both look at what there is. */
  refresh(): Promise<void>
  /** Only the serving process looks. */
  follow(): Promise<void>
  objectionsTo: Composer['objectionsTo']
  keepsFormer: Composer['keepsFormer']
  end(): Promise<void>
}

export function sampleServer(composer: Composer, serving: Serving): SampleServer {
  const { look, end } = serving
  const own = {
    async refresh() {
      await serving.maintained()
      await composer.look()
      await look()
    },
    follow: () => look(),
    objectionsTo: composer.objectionsTo,
    keepsFormer: composer.keepsFormer,
    async end() {
      await composer.end()
      await end()
    },
  }
  return Object.create(serving, Object.getOwnPropertyDescriptors(own))
}
