import { type CanaryRequest, canaryRequest } from '@site/contracts/Canary'
import * as v from 'valibot'

/** Parameters of a release command, as `parseArgs` takes them. */
export const canaryOptions = {
  canary: { type: 'string' },
  auto: { type: 'boolean', default: false },
} as const

/** What `--canary PERCENT [--auto]` asks for; undefined without it. @throws Error that says how to mend it. */
export function readCanaryRequest({ canary, auto }: { canary?: string; auto: boolean }): CanaryRequest | undefined {
  if (canary === undefined && auto) throw new Error('--auto raises a share: begin with one, as in "--canary 1 --auto".')
  if (canary === undefined) return undefined
  const request = v.safeParse(canaryRequest, { share: Number(canary), auto })
  if (request.success) return request.output
  throw new Error(`--canary takes a share of the visitors in percent, from 1 to 99: "${canary}" is none.`)
}
