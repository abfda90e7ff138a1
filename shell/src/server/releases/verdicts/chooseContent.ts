import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { LoadedContent } from '../content/loadContent.ts'
import { idsOf } from '../selection/ReleaseHistory.ts'
import { composedOf, type Need, type State } from './State.ts'

/** The pause before content that the machine failed on is tried again, in ms. */
const PAUSE = 30_000

/** A version that is not shown, and why. */
export type RefusedContent = {
  version: number
  problem: ReleaseProblem
  /** The releases beside which it was refused: others may show it. */
  beside: string
  /** When, in ms. */
  at: number
}

type Choice = { content: LoadedContent | undefined; refused: RefusedContent | undefined }

/** Chooses which content is composed: the newest version, or what is live as long as that one breaks a page or a rule. */
export function chooseContent(state: State): Need | Choice {
  const { version, history, refusedContent: former, at, found } = state
  const { live } = history
  if (!version || version.number === live?.content?.version) return { content: live?.content, refused: undefined }
  const beside = live ? JSON.stringify(idsOf(live)) : ''
  const isSame = former?.version === version.number && former.beside === beside
  const isRetried = former?.problem.kind !== 'bad' && (former?.at ?? 0) + PAUSE <= at
  if (live && isSame && !isRetried) return { content: live.content, refused: former }

  const loaded = found.contents.get(version.number)
  if (!loaded) return { next: 'load', version }
  const refusal = (problem: ReleaseProblem): Choice => ({
    content: live?.content,
    refused: { version: version.number, problem, beside, at },
  })
  if (loaded instanceof ReleaseProblem) return refusal(loaded)
  if (!live) return { content: loaded, refused: undefined }
  const result = composedOf(state, { ...live, content: loaded })
  if ('next' in result) return result
  if (result.status === 'written') return { content: loaded, refused: undefined }
  const [{ name, problem }] = result.failed
  return refusal(new ReleaseProblem(problem.kind, problem.why, `${name} ${problem.message}`))
}
