import { problemOf } from '../../../releaseStore/problemOf.ts'
import type { OpenCompositions } from '../folders/openCompositions.ts'
import type { Opened, Shown, ScopedGeneration } from '../Served.ts'

type Options = { compositions: Pick<OpenCompositions, 'open'>; log: { warn(message: string): void } }

/** Opens what a verdict points to. @throws Error if its composition cannot be shown here; its canaries can be left out. */
export async function openVerdict(
  { scope, generation }: ScopedGeneration,
  { compositions, log }: Options,
): Promise<Shown> {
  const { pointer, at } = generation
  if (!pointer) throw new Error('The verdict points to nothing.')
  const since = Object.values(pointer.since).sort().at(-1) ?? at
  const open = async (name: string): Promise<Opened> => {
    const opened = await compositions.open(name)
    return { ...opened, composition: { ...opened.composition, since } }
  }
  const live = await open(pointer.live)
  const canaries: Shown['canaries'][number][] = []
  for (const [name, { release, share }] of Object.entries(generation.canaries ?? {})) {
    const composition = pointer.canaries[name]
    if (composition === undefined) continue
    try {
      canaries.push({ name, release, share, served: await open(composition) })
    } catch (error) {
      // Everybody gets what is live.
      log.warn(`The canary of ${name} cannot be shown here: ${problemOf(error).message}`)
    }
  }
  return { scope, generation, live, canaries }
}
