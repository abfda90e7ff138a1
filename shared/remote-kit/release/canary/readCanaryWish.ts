import { type CanaryWish, canaryWish } from '@site/contracts/Canary'
import * as v from 'valibot'

/** Parameters of a release command, as `parseArgs` takes them. */
export const canaryOptions = {
  canary: { type: 'string' },
  auto: { type: 'boolean', default: false },
} as const

/** What `--canary PERCENT [--auto]` asks for; undefined without it. @throws Error that says how to mend it. */
export function readCanaryWish({ canary, auto }: { canary?: string; auto: boolean }): CanaryWish | undefined {
  if (canary === undefined && auto) throw new Error('--auto raises a share: begin with one, as in "--canary 1 --auto".')
  if (canary === undefined) return undefined
  const wish = v.safeParse(canaryWish, { share: Number(canary), auto })
  if (wish.success) return wish.output
  throw new Error(`--canary takes a share of the visitors in percent, from 1 to 99: "${canary}" is none.`)
}
