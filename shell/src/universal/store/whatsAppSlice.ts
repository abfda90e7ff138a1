import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { whatsAppRequested } from '@site/contracts/events'

/** The form's values, and the text about when the agency replies. */
type WhatsAppVisitor = { name: string; email: string; phone: string; replyTime: string }

/** WhatsApp opens after the delay in ms; until then `replyTime` says when the agency replies there. */
export type Opening = { name: 'opening'; text: string; delay: number; replyTime?: string }
type Phase =
  | { name: 'idle' }
  /** The form is shown. */
  | { name: 'asking'; text: string }
  | Opening

export type WhatsAppFlow = { isFormSubmitted: boolean; phase: Phase }

/** From the form's submission to the new tab, in ms (specification, section 9). */
const OPENING_DELAY = 1500

const initialState: WhatsAppFlow = { isFormSubmitted: false, phase: { name: 'idle' } }

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
    /** The form's code cannot be loaded: the visitor must not have to wait for it. */
    whatsAppFormMissing(flow): WhatsAppFlow {
      if (flow.phase.name !== 'asking') return flow
      return { ...flow, phase: { name: 'opening', text: flow.phase.text, delay: 0 } }
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
  selectors: {
    selectIsAsking: ({ phase }) => phase.name === 'asking',
    selectIsFormSubmitted: ({ isFormSubmitted }) => isFormSubmitted,
  },
})

/** The prefilled text with the form's three values (specification, section 7, call 7). */
function messageWithVisitor(text: string, { name, email, phone }: WhatsAppVisitor): string {
  return `${text}\n\nNome: ${name}\nE-mail: ${email}\nTelefone: ${phone}`
}

export const { whatsAppFormSubmitted, whatsAppFormMissing, whatsAppFormClosed, whatsAppOpened } = whatsAppSlice.actions
export const { selectIsAsking, selectIsFormSubmitted } = whatsAppSlice.selectors
