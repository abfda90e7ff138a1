import type { CanaryRequest } from '@site/contracts/Canary'
import type { Pointer, Pointers } from '../storage/Pointer.ts'

/** A release that is pointed to for a share of the visitors. */
export type RequestedCanary = CanaryRequest & { name: string; release: string; counter: number; stamp: string }

type Known = {
  /** The release of a name that visitors get, or got before this server was started. */
  control: (name: string) => string | undefined
  /** False for a release that was refused. */
  isOpen: (name: string, release: string, stamp: string) => boolean
}

/**
 * Divides what is pointed to into what all visitors are to get and what some of them are to try out. With a canary a name
 * goes on pointing to what is live. A first release has nothing beside it, so that all visitors get it; and so they do
 * once it is live.
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
