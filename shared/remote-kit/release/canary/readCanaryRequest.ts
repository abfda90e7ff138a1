import { type CanaryRequest, canaryRequest } from '@site/contracts/Canary'
import * as v from 'valibot'

/** Options of a release command, in the form that `parseArgs` expects. */
export const canaryOptions = {
  canary: { type: 'string' },
  auto: { type: 'boolean', default: false },
} as const

/** The canary that `--canary PERCENT [--auto]` requests; undefined without it. @throws Error that says how to correct it. */
export function readCanaryRequest({ canary, auto }: { canary?: string; auto: boolean }): CanaryRequest | undefined {
  if (canary === undefined && auto)
    throw new Error('--auto raises the share of a canary: set the first share, as in "--canary 1 --auto".')
  if (canary === undefined) return undefined
  const request = v.safeParse(canaryRequest, { share: Number(canary), auto })
  if (request.success) return request.output
  throw new Error(`--canary takes a share of the visitors in percent, from 1 to 99: "${canary}" is not one.`)
}
