import type { Generation } from '@site/contracts/Generation'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import type { State } from './State.ts'

/** A verdict whose composition is one of another build of the server. */
export type AdoptedVerdict = Generation & { pointer: NonNullable<Generation['pointer']> }

/**
 * The newest verdict of another build of the server about the same settings: a build that has composed nothing yet goes on from
 * it. What that build has refused may pass in this one, and nobody judges its canaries any more.
 */
export function adoptedVerdict(
  newest: readonly { generation: Generation }[],
  settings: string,
): AdoptedVerdict | undefined {
  const ofSettings = newest.flatMap(({ generation }) => {
    const { pointer } = generation
    return pointer && generation.settings === settings ? [{ ...generation, pointer }] : []
  })
  const former = ofSettings.sort((one, other) => (one.at < other.at ? 1 : -1))[0]
  return (
    former && {
      ...former,
      // So that the first one of this scope follows it.
      number: 0,
      ...{ refused: [], canaries: {}, notices: [], problems: [] },
      pointer: { ...former.pointer, canaries: {}, ofFormerBuild: true },
    }
  )
}

type Situation = Pick<State, 'composed' | 'verdict' | 'history'>

/** What visitors keep from another build of the server; undefined once this one has composed the site. */
export const keptCandidates = ({ composed, verdict, history }: Situation): Candidates | undefined =>
  !composed && verdict?.pointer?.ofFormerBuild ? history.live : undefined

/** Whether candidates lack a remote of which visitors keep pages from another build: those stay, until this one can render them. */
export function takesAway(situation: Situation, { remotes }: Candidates): boolean {
  const names = remotes.map(({ release }) => release.name)
  return keptCandidates(situation)?.remotes.some(({ release }) => !names.includes(release.name)) ?? false
}
