import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { whatsAppRequested } from '@site/contracts/events'
import { messageWithVisitor, type WhatsAppVisitor } from './messageWithVisitor.ts'

type Phase =
  | { name: 'idle' }
  /** The form is shown. */
  | { name: 'asking'; text: string }
  /** WhatsApp opens after the delay in milliseconds. */
  | { name: 'opening'; text: string; delay: number }

export type WhatsAppFlow = { isFormSubmitted: boolean; phase: Phase }

/** From the form's submission to the new tab (specification, section 9). */
const OPENING_DELAY = 1500

export const whatsAppFormSubmitted = createAction<WhatsAppVisitor>('whatsApp/formSubmitted')
export const whatsAppFormClosed = createAction('whatsApp/formClosed')
/** The form's code cannot be had: the visitor is not to wait for it. */
export const whatsAppFormMissing = createAction('whatsApp/formMissing')
export const whatsAppOpened = createAction('whatsApp/opened')

const atStart: WhatsAppFlow = { isFormSubmitted: false, phase: { name: 'idle' } }

/**
 * The WhatsApp flow (specification, section 4). A plain reducer: `createSlice` brings Immer, which is 4.4 KB (Brotli) more on
 * every page (shared/decisions/bytes.md).
 */
export function whatsAppReducer(flow = atStart, action: UnknownAction): WhatsAppFlow {
  const { phase, isFormSubmitted } = flow
  if (whatsAppRequested.match(action)) {
    const { text } = action.payload
    return { ...flow, phase: isFormSubmitted ? { name: 'opening', text, delay: 0 } : { name: 'asking', text } }
  }
  if (phase.name === 'asking') {
    if (whatsAppFormSubmitted.match(action)) {
      const text = messageWithVisitor(phase.text, action.payload)
      return { isFormSubmitted: true, phase: { name: 'opening', text, delay: OPENING_DELAY } }
    }
    if (whatsAppFormMissing.match(action)) return { ...flow, phase: { name: 'opening', text: phase.text, delay: 0 } }
    if (whatsAppFormClosed.match(action)) return { ...flow, phase: { name: 'idle' } }
  }
  if (phase.name === 'opening' && whatsAppOpened.match(action)) return { ...flow, phase: { name: 'idle' } }
  return flow
}

export const selectIsAsking = ({ whatsApp }: { whatsApp: WhatsAppFlow }) => whatsApp.phase.name === 'asking'
