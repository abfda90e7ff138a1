import { thisProcess } from './holder.ts'

/** What a server serves, and when it last said so, in ms. */
export type Serving = { server: string; generation: number; composition: string; at: number }

/** How a server is called among others: by its process and its machine. */
export const thisServer = `${thisProcess.process}@${thisProcess.host}`

/** Pause between two words of a server, and how long one counts, in ms. */
export const servingPeriod = { pause: 5_000, counts: 15_000 }
