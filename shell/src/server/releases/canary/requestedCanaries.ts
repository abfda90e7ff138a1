import type { CanaryRequest } from '@site/contracts/Canary'
import type { Pointer, Pointers } from '../../releaseStore/Pointer.ts'

/** A release that was published as a canary. */
export type RequestedCanary = CanaryRequest & { name: string; release: string; counter: number; stamp: string }

type Known = {
  /** The release of a name that all visitors get, or got before this server started. */
  control: (name: string) => string | undefined
  /** False for a release that was refused. */
  isOpen: (name: string, release: string, stamp: string) => boolean
}

/**
 * Splits the pointers into what all visitors are to get and the canaries. With a canary, a name keeps pointing to its live
 * release. A first release has no control, so all visitors get it, as they do once it is live.
 */
export function requestedCanaries(pointers: Pointers, { control, isOpen }: Known) {
  const forAll = new Map<string, Pointer>()
  const requested: RequestedCanary[] = []
  for (const [name, pointer] of pointers) {
    const { release, counter = 0, stamp, signed } = pointer
    const request = signed?.statement.canary
    const present = control(name)
    if (!request || release === undefined || present === undefined || present === release) {
      forAll.set(name, pointer)
      continue
    }
    forAll.set(name, { ...pointer, release: present })
    if (isOpen(name, release, stamp)) requested.push({ ...request, name, release, counter, stamp })
  }
  return { forAll, requested }
}
