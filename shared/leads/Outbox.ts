import type { WaitingLead } from './WaitingLead.ts'

/** Where leads wait until a server has acknowledged them. */
export type Outbox = {
  /** False when the lead is only held until the page is closed, because this browser forbids or lacks storage. */
  keep(entry: WaitingLead): Promise<boolean>
  waiting(): Promise<WaitingLead[]>
  /** True as well when the storage cannot say: sent twice is better than never. */
  holds(key: string): Promise<boolean>
  drop(key: string): Promise<void>
  clear(): Promise<void>
}
