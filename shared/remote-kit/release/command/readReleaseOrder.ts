import { parseArgs } from 'node:util'
import type { CanaryRequest } from '@site/contracts/Canary'
import { canaryOptions, readCanaryRequest } from '../canary/readCanaryRequest.ts'

/** What is to be done before a release: `everything`, only the build, or nothing because there is one. */
export type Preparation = 'checks and build' | 'build' | 'none'

/** What a release command was asked for. */
export type ReleaseOrder = {
  /** Names, or `name@id`. */
  requested: readonly string[]
  preparation: Preparation
  /** Replaces the last commit's message. */
  message: string | undefined
  /** Nothing is published; links show the releases. */
  isPreview: boolean
  canary: CanaryRequest | undefined
  /** A site is about to start: only names for which nobody has chosen a release get one. */
  atStart: boolean
}

/** Reads the release command's parameters. @throws Error that says which one is not understood, or does not fit. */
export function readReleaseOrder(args: string[], isOverNetwork: boolean): ReleaseOrder {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    message: { type: 'string', short: 'm' },
    ...{ preview: flag, built: flag, unchecked: flag, start: flag },
    ...canaryOptions,
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { message, preview: isPreview, built, unchecked, start: atStart, ...canary } = values
  if (isOverNetwork && !atStart && (built || unchecked)) {
    throw new Error('What goes over the network to SITE is checked and built first: leave out --built and --unchecked.')
  }
  return {
    requested: positionals,
    preparation: built || atStart ? 'none' : unchecked ? 'build' : 'checks and build',
    ...{ message, isPreview, atStart },
    canary: readCanaryRequest(canary),
  }
}
