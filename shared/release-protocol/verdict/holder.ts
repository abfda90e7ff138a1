import { hostname } from 'node:os'
import * as v from 'valibot'
import { systemErrorCode } from '../errors/systemErrorCode.ts'

export const holderSchema = v.object({ host: v.string(), process: v.number() })

/** The holder of a lock: a process on a machine. */
export type Holder = v.InferOutput<typeof holderSchema>

export const thisProcess: Holder = { host: hostname(), process: process.pid }

/** Whether a holder was a process on this machine that has ended. Of other machines nothing is known. */
export function hasEnded(holder: Holder): boolean {
  if (holder.host !== thisProcess.host) return false
  try {
    process.kill(holder.process, 0)
    return false
  } catch (error) {
    return systemErrorCode(error) === 'ESRCH'
  }
}
