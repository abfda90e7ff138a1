import { hostname } from 'node:os'
import { systemErrorCode } from '@site/remote-kit/release/systemErrorCode'

/** The holder of a lease: a process on a machine. */
export type Holder = { host: string; process: number }

export const thisProcess: Holder = { host: hostname(), process: process.pid }

/** A server's name among others: its process and its machine. */
export const thisServer = `${thisProcess.process}@${thisProcess.host}`

/** Whether a holder was a process on this machine that has exited: when killed, it could not release its lease. */
export function hasEnded(holder: Holder): boolean {
  if (holder.host !== thisProcess.host) return false
  try {
    process.kill(holder.process, 0)
    return false
  } catch (error) {
    return systemErrorCode(error) === 'ESRCH'
  }
}
