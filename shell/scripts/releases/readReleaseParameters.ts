import { parseArgs } from 'node:util'
import type { CanaryRequest } from '@site/contracts/Canary'
import { canaryOptions, readCanaryRequest } from '@site/remote-kit/release/canary/readCanaryRequest'

export type ReleaseOptions = {
  /** A site is about to start: only names for which nobody has chosen a release get one. */
  atStart: boolean
  /** Nothing is published; links show the releases. */
  isPreview: boolean
  /** The existing builds are released. */
  isBuilt: boolean
  canary: CanaryRequest | undefined
}

/** The release command's options and the requested names. @throws Error that says which argument is not understood. */
export function readReleaseParameters(args: string[]): ReleaseOptions & { requested: string[] } {
  const flag = { type: 'boolean', default: false } as const
  const options = { start: flag, built: flag, preview: flag, ...canaryOptions } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { start: atStart, built, preview: isPreview, ...canaryParameters } = values
  return {
    atStart,
    isPreview,
    isBuilt: atStart || built,
    canary: readCanaryRequest(canaryParameters),
    requested: positionals,
  }
}
