import type { Publication } from '@site/contracts/ReleasePointer'
import * as v from 'valibot'
import { timeText } from './printReleases.ts'

const move = v.object({
  name: v.string(),
  release: v.string(),
  author: v.string(),
  message: v.string(),
  isSigned: v.boolean(),
})

/** A step in the history of a site: what it pointed where, or who paused and what is paused from then on. */
const historyStep = v.object({
  ...{ number: v.number(), at: v.string(), by: v.string(), moves: v.array(move) },
  pause: v.optional(v.object({ author: v.string(), paused: v.array(v.string()) })),
})

/** The newest first. */
export const historySchema = v.array(historyStep)
export type HistoryStep = v.InferOutput<typeof historyStep>

/** The steps of these publications, which are the newest first; with a name those alone that are about it. */
export function historySteps(publications: readonly Publication[], name?: string): HistoryStep[] {
  const isAsked = (one: string) => name === undefined || one === name
  return publications.flatMap(({ number, at, by, moved, pointers, paused = [], author = '' }, index) => {
    const moves = moved.filter(isAsked).map((one) => {
      const { release = '', signed } = pointers[one] ?? {}
      const said = { author: signed?.statement.author ?? '', message: signed?.statement.message ?? '' }
      return { name: one, release, ...said, isSigned: signed?.signature !== undefined }
    })
    const before = publications[index + 1]?.paused ?? []
    const isChanged = name === undefined || before.includes(name) !== paused.includes(name)
    const isPause = by === 'pause' && isChanged
    if (moves.length === 0 && !isPause) return []
    return [{ number, at, by, moves, ...(isPause && { pause: { author, paused: paused.filter(isAsked) } }) }]
  })
}

/** Steps as lines for a terminal. */
export function linesOfSteps(steps: readonly HistoryStep[]): string[] {
  return steps.flatMap(({ number, at, by, moves, pause }) => {
    const moved = moves.map(({ name, release, author, message, isSigned }) =>
      [`${name} ${release}`, author, message, isSigned ? '(signed)' : ''].filter(Boolean).join('  '),
    )
    const stopped = pause
      ? [[`paused: ${pause.paused.join(', ') || 'nothing'}`, pause.author].filter(Boolean).join('  ')]
      : []
    return [...moved, ...stopped].map(
      (line) => `${String(number).padStart(5)}  ${timeText(at)}  ${by.padEnd(8)}  ${line}`,
    )
  })
}
