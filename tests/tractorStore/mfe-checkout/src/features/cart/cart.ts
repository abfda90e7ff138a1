import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'

const linesSchema = v.array(v.object({ sku: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }))

export type Lines = v.InferOutput<typeof linesSchema>

const initialState: { lines: Lines; isRestored: boolean } = { lines: [], isRestored: false }

/** The cart in the shell's store: its pages, the button and the mini cart share it. */
export const cart = createSlice({
  name: 'mfe-checkout/cart',
  initialState,
  reducers: {
    restored: (state, { payload }: PayloadAction<Lines>) => {
      if (!state.isRestored) state.lines = payload
      state.isRestored = true
    },
    added: ({ lines }, { payload: sku }: PayloadAction<string>) => {
      const line = lines.find((one) => one.sku === sku)
      if (line) line.quantity += 1
      else lines.push({ sku, quantity: 1 })
    },
    removed: (state, { payload: sku }: PayloadAction<string>) => {
      state.lines = state.lines.filter((line) => line.sku !== sku)
    },
    ordered: (state) => {
      state.lines = []
    },
  },
})

/** Reads lines that an earlier document has stored; none if they are damaged. */
export function readLines(text: string | null): Lines {
  try {
    return v.parse(linesSchema, JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
