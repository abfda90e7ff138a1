import { type DeskChange, type DeskEntry, leadStageNames } from '@site/contracts/LeadDesk'
import type { DeskState } from '../store/StoredLead.ts'

/** A lead's next state, and what its history says about that. */
export type Applied = { next: DeskState; entries: Pick<DeskEntry, 'kind' | 'text'>[] }

/**
 * What a change makes of a lead; undefined if it was made for another version than the present one. Whatever stays the same is
 * no change. A lead is answered when it leaves the first stage, and once answered it stays so.
 */
export function applyChange(state: DeskState, change: DeskChange, now: number): Applied | undefined {
  if (change.version !== state.version) return undefined
  const { stage = state.stage, owner = state.owner, step = state.step } = change
  const entries: Applied['entries'] = []
  if (stage !== state.stage)
    entries.push({ kind: 'stage', text: `${leadStageNames[state.stage]} → ${leadStageNames[stage]}` })
  if (owner !== state.owner)
    entries.push({ kind: 'owner', text: `${state.owner || 'ninguém'} → ${owner || 'ninguém'}` })
  if (stepText(step) !== stepText(state.step)) entries.push({ kind: 'step', text: stepText(step) || 'nenhum' })
  if (entries.length === 0) return { next: state, entries }
  const answeredAt = stage !== 'new' && state.answeredAt === 0 ? now : state.answeredAt
  return { next: { stage, owner, step, version: state.version + 1, answeredAt }, entries }
}

const stepText = (step: DeskState['step']) => (step ? `${step.text} (${step.on.split('-').reverse().join('/')})` : '')
