import { hostname } from 'node:os'
import { systemErrorCode } from '@site/remote-kit/release/systemErrorCode'

/** Who has a lease: a process of a machine. */
export type Holder = { host: string; process: number }

export const thisProcess: Holder = { host: hostname(), process: process.pid }

/** How a server is called among others: by its process and its machine. */
export const thisServer = `${thisProcess.process}@${thisProcess.host}`

/** Whether a holder was a process of this machine that is no more: killed, it could not let another one judge. */
export function hasEnded(holder: Holder): boolean {
  if (holder.host !== thisProcess.host) return false
  try {
    process.kill(holder.process, 0)
    return false
  } catch (error) {
    return systemErrorCode(error) === 'ESRCH'
  }
}
