import type { ActionResult } from '../desk/sendContentAction.ts'
import type { EditedText } from './editedText.ts'
import { type EditorAction, type EditorState, stateAfter } from './editorState.ts'

const sent = {} as EditedText
const done = { status: 'done', value: {} } as const
const reason = 'está vazio.'

it.each<[what: string, action: EditorAction, result: ActionResult, state: EditorState]>([
  ['a kept draft', 'draft', done, { phase: 'kept' }],
  ['a plan', 'plan', done, { phase: 'planned' }],
  ['a plan that was given up', 'cancel', done, { phase: 'cancelled' }],
  ['a draft that was thrown away', 'discard', done, { phase: 'discarded', former: sent }],
  ['a preview', 'preview', { status: 'done', value: { preview: '/previa' } }, { phase: 'shown', preview: '/previa' }],
  ['a publication', 'publish', { status: 'done', value: { version: 3 } }, { phase: 'published', version: 3 }],
  ['a refusal', 'publish', { status: 'refused', reason }, { phase: 'refused', reason, errors: [] }],
  [
    'a refused field',
    'publish',
    { status: 'refused', reason, field: 'title' },
    { phase: 'refused', reason, errors: [{ field: 'title', reason }] },
  ],
  ['somebody who was first', 'publish', { status: 'refused', reason, isConflict: true }, { phase: 'conflict', reason }],
])('says what became of %s', (_what, action, result, state) => {
  expect(stateAfter(action, result, sent)).toEqual(state)
})
