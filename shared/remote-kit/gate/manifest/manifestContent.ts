import { readContracts } from '@site/contracts/contractVersions'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { isRecord } from './manifestJson.ts'
import { malformed } from './malformed.ts'

/** The maximum number of values in a manifest besides its paths; each costs the schema a microsecond or more. */
const MAX_VALUES = 30_000

/** What is in the `release.json` of a contract that is read. @throws ReleaseProblem */
export function manifestContent(content: unknown): Record<string, unknown> {
  if (!isRecord(content)) throw malformed('content: no release')
  if (readContracts.some((version) => version === content.contract)) return content
  const stated = ['string', 'number'].includes(typeof content.contract)
    ? String(content.contract).slice(0, 20)
    : 'unknown'
  throw new ReleaseProblem(
    'bad',
    'contract',
    `is written in contract ${stated}, and this server reads contracts ${readContracts.join(' and ')}.`,
  )
}

/** Counted without recursion, because a deeply nested value would overflow the stack. @throws ReleaseProblem */
export function refuseTooMuch(content: unknown): void {
  const waiting = [content]
  for (let count = 0; waiting.length > 0; ) {
    const value = waiting.pop()
    if (++count + waiting.length > MAX_VALUES) throw malformed('content: too much of it')
    if (typeof value === 'object' && value !== null) {
      const inside = Object.values(value)
      if (inside.length > MAX_VALUES) throw malformed('content: too much of it')
      waiting.push(...inside)
    }
  }
}
