import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { whatsAppRequested } from '@site/contracts/events'
import { messageWithVisitor } from '../whatsApp/messageWithVisitor.ts'

/** The form's values, and the text about when the agency replies. */
type WhatsAppVisitor = { name: string; email: string; phone: string; replyTime: string }

/** WhatsApp opens after the delay in ms; until then `replyTime` says when the agency replies there. */
export type Opening = { name: 'opening'; text: string; delay: number; replyTime?: string }
type Phase =
  | { name: 'idle' }
  /** The form is shown. */
  | { name: 'asking'; text: string }
  | Opening

/** `openText` is the text of the conversation for which the form is open. */
export type FoundFlow = { isFormSubmitted: boolean; openText?: string | undefined }

export type WhatsAppFlow = { isFormSubmitted: boolean; phase: Phase }

/** From the form's submission to the new tab, in ms (specification, section 9). */
const OPENING_DELAY = 1500

const initialState: WhatsAppFlow = { isFormSubmitted: false, phase: { name: 'idle' } }

/** What the visitor has done before the store was there: submitted the form on an earlier page, or opened it on this one. */
export function whatsAppFlowFound({ isFormSubmitted, openText }: FoundFlow): WhatsAppFlow {
  return { isFormSubmitted, phase: openText === undefined ? { name: 'idle' } : { name: 'asking', text: openText } }
}

/** The WhatsApp flow (specification, section 4). */
export const whatsAppSlice = createSlice({
  name: 'whatsApp',
  initialState,
  reducers: {
    whatsAppFormSubmitted(flow, { payload }: PayloadAction<WhatsAppVisitor>): WhatsAppFlow {
      if (flow.phase.name !== 'asking') return flow
      const text = messageWithVisitor(flow.phase.text, payload)
      return {
        isFormSubmitted: true,
        phase: { name: 'opening', text, delay: OPENING_DELAY, replyTime: payload.replyTime },
      }
    },
    whatsAppFormClosed: (flow): WhatsAppFlow =>
      flow.phase.name === 'asking' ? { ...flow, phase: { name: 'idle' } } : flow,
    whatsAppOpened: (flow): WhatsAppFlow =>
      flow.phase.name === 'opening' ? { ...flow, phase: { name: 'idle' } } : flow,
  },
  extraReducers: (builder) =>
    builder.addCase(whatsAppRequested, (flow, { payload: { text } }): WhatsAppFlow => {
      const { isFormSubmitted } = flow
      return { ...flow, phase: isFormSubmitted ? { name: 'opening', text, delay: 0 } : { name: 'asking', text } }
    }),
  selectors: { selectIsAsking: ({ phase }) => phase.name === 'asking' },
})

export const { whatsAppFormSubmitted, whatsAppFormClosed, whatsAppOpened } = whatsAppSlice.actions
export const { selectIsAsking } = whatsAppSlice.selectors
