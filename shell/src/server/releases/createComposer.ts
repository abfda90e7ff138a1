import { SHELL } from '../releaseStore/Pointer.ts'
import { pruneReleases } from '../releaseStore/pruneReleases.ts'
import { queueLooks } from '../releaseStore/watching/queueLooks.ts'
import { createPreviewAnswers } from './answerPreviews.ts'
import { carryOut } from './carryOut.ts'
import { type ComposerOptions, createComposerParts } from './composerParts.ts'
import { pruneContent } from './content/pruneContent.ts'
import { readState } from './readState.ts'
import { noShell } from './selection/NothingToServe.ts'
import { standing } from './selection/refusals.ts'
import { shellObjections } from './shellObjections.ts'
import { decide } from './verdicts/decide.ts'
import { keptCandidates } from './verdicts/formerBuild.ts'
import { noState, type State } from './verdicts/State.ts'

/** The interval of pruning, and the delay of its first round, because a starting site has other work; in ms. */
const rounds = { pause: 60 * 60 * 1000, first: 10 * 60 * 1000 }

/**
 * Composes the site whenever its releases have changed: reads what is wanted, decides what can be live, renders what is new,
 * writes a composition into its folder, and says in the next verdict that visitors get it. A release that cannot be used is
 * refused (refusals.ts) and the former one stays live.
 */
export function createComposer(options: ComposerOptions) {
  const tools = createComposerParts(options)
  const { store, loader, writer, folders, now, log } = tools
  const previews = createPreviewAnswers({ store, loader, writer })
  let state = noState
  let pruneAt = now() + rounds.first

  /** @throws NothingToServe, or Error if nothing can be decided or written now */
  async function look(): Promise<void> {
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    const read = await readState(state, tools)
    if (!read) return
    state = read
    for (let step = decide(state); ; step = decide(state)) {
      state = await carryOut(step, state, tools, seconds)
      if (state.scope === undefined) {
        throw new Error('Another process has composed this site. What it has decided applies.')
      }
      if (step.next === 'rest') break
    }
    if (!state.history.live) {
      const refused = standing(state.refused).filter(({ name }) => name === SHELL)
      throw noShell(options.releasesFolder, refused)
    }
    await tidyUp(state)
  }
  const looks = queueLooks(look)

  /** Does what nobody waits for. */
  async function tidyUp({ verdict, requests }: State): Promise<void> {
    const { live = '', canaries = {} } = verdict?.pointer ?? {}
    const needed = new Set([live, ...Object.values(canaries)])
    await writer.forgetFailed(needed)
    for (const one of requests) if (one.kind === 'damage') await store.requests.answer(one, { outcome: 'seen' })
    previews.begin(state)
    if (now() < pruneAt) return
    pruneAt = now() + rounds.pause
    // Servers of other builds and registries may use the folder.
    const newest = await store.generations()
    const shown = newest.flatMap(({ generation: { pointer } }) => pointer ?? [])
    const elsewhere = shown.flatMap(({ live, canaries }) => [live, ...Object.values(canaries)])
    await folders.prune(new Set([...needed, ...elsewhere]))
    await pruneReleases({ store, archives: store.archives, now: now(), log })
    await pruneContent({ store: store.content, now: now(), log })
  }

  return {
    /** Looks at what is wanted, and makes it live. Calls are queued. @throws Error if that cannot be done now. */
    look: looks.add,
    /** Whether visitors keep what another build has composed, because this one cannot. */
    keepsFormer: () => keptCandidates(state) !== undefined,
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    /** Everything that a release of the shell would break in what is live. @throws ReleaseProblem */
    objectionsTo: (shell: string) => shellObjections(shell, { live: state.history.live, loader, writer }),
    /** Resolves when all requests that were read are answered. */
    answered: previews.answered,
    async end(): Promise<void> {
      await previews.answered()
      await tools.releaseFiles.mended()
      await store.end()
    },
  }
}

export type Composer = ReturnType<typeof createComposer>
