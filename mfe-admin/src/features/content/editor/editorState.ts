import type { ActionResult } from '../desk/sendContentAction.ts'
import type { FieldError } from '../fields/FieldContext.ts'
import type { EditedText } from './editedText.ts'

export type EditorAction = 'draft' | 'preview' | 'publish' | 'plan' | 'cancel' | 'discard'

/** What became of the last action. */
export type EditorState =
  | { phase: 'writing' }
  | { phase: 'sending'; action: EditorAction }
  | { phase: 'refused'; reason: string; errors: readonly FieldError[] }
  | { phase: 'closed'; reason: string }
  | { phase: 'conflict'; reason: string }
  | { phase: 'kept' }
  | { phase: 'shown'; preview: string }
  | { phase: 'published'; version: number }
  | { phase: 'planned' }
  | { phase: 'cancelled' }
  | { phase: 'discarded'; former: EditedText }

const KEPT = 'O que você escreveu continua aqui.'

/** What became of an action on the text that was sent. */
export function stateAfter(action: EditorAction, result: ActionResult, sent: EditedText): EditorState {
  if (result.status === 'refused') {
    const { reason, field, isConflict } = result
    if (isConflict) return { phase: 'conflict', reason }
    return { phase: 'refused', reason, errors: field === undefined ? [] : [{ field, reason }] }
  }
  if (result.status === 'closed') return { phase: 'closed', reason: result.reason }
  if (result.status !== 'done') return { phase: 'refused', reason: `${result.reason} ${KEPT}`, errors: [] }
  if (action === 'preview') return { phase: 'shown', preview: result.value.preview ?? '' }
  if (action === 'plan') return { phase: 'planned' }
  if (action === 'cancel') return { phase: 'cancelled' }
  if (action === 'publish') return { phase: 'published', version: result.value.version ?? 0 }
  if (action === 'discard') return { phase: 'discarded', former: sent }
  return { phase: 'kept' }
}
