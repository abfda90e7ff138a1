import type { Generation, RefusedRelease } from '@site/contracts/Generation'
import type { RegisteredRemote } from '@site/contracts/Registry'
import { SHELL } from '../../../releaseStore/Pointer.ts'

type Canary = { release: string; share: number }

/** Why a release is not used, and when it is tried again. */
export type Refusal = Omit<RefusedRelease, 'name' | 'stamp'>

/** The report about the shell or one remote. */
export type PartReport = {
  name: string
  release: string | null
  since: string | null
  /** The canary that a share of the visitors, in percent, gets instead. */
  canary: Canary | null
  refused: Refusal[]
}

type Known = {
  remotes: readonly RegisteredRemote[]
  /** Releases by name, as visitors get them here. */
  live: Readonly<Record<string, string>>
  canaries: readonly (Canary & { name: string })[]
  /** The verdict that is shown. */
  generation: Generation
  /** Remotes that visitors had, and that are registered but not live now. */
  missing: readonly string[]
  isBehind: boolean
  lookedAt: number | undefined
  judgedAt: number | undefined
  /** Publications and verdicts that this server cannot read, a sentence each. */
  unreadable: readonly string[]
  problems: readonly (string | undefined)[]
}

/** What is wrong while visitors keep the composition of a former build. */
export const formerBuildProblem =
  'Visitors get what another build of the server has composed: this one has not composed the site yet. The log says why.'

/** What this server serves and what was refused: the content of `/health`. */
export function reportOf({
  remotes,
  live,
  canaries,
  generation,
  missing,
  isBehind,
  lookedAt,
  judgedAt,
  unreadable,
  problems,
}: Known) {
  const { pointer, refused } = generation
  const partOf = (name: string): PartReport => {
    const canary = canaries.find((one) => one.name === name)
    return {
      name,
      release: live[name] ?? null,
      since: pointer?.since[name] ?? null,
      canary: canary ? { release: canary.release, share: canary.share } : null,
      refused: refused.filter((one) => one.name === name).map(({ name: _name, stamp: _stamp, ...refusal }) => refusal),
    }
  }
  const names = remotes.map(({ name }) => name)
  return {
    shell: partOf(SHELL),
    remotes: names.map(partOf),
    /** Remotes that visitors had, and that are registered but not live now. */
    missing,
    /** True while this server cannot show what was decided. */
    isBehind,
    /** True while visitors get what another build of the server has composed, because this one has not yet. */
    isOfFormerBuild: pointer?.ofFormerBuild === true,
    /** When this server last read what is to be live, and when the composing process last looked at releases, in ms. */
    lookedAt,
    judgedAt,
    /** The number of publications and verdicts that cannot be read, here or where the site is composed. */
    unreadable: Math.max(unreadable.length, generation.unreadable ?? 0),
    /** Current problems of the registry, a pointer, this server or its files, a sentence each. */
    problems: [
      ...new Set([
        ...(pointer?.ofFormerBuild ? [formerBuildProblem] : []),
        ...(generation.problems ?? []),
        ...unreadable,
        ...problems,
      ]),
    ].filter((problem) => problem !== undefined),
  }
}
