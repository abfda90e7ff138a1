import type { Evidence } from './Evidence.ts'

/**
 * The agent's monthly price in the specified example, which saves R$ 30.396 a year: wherever that sum is named, this price
 * stands next to it.
 */
export const exampleFee = 799

/** A warning for the server's start if the agent's configured price differs from the example's; otherwise undefined. */
export function feeWarning({ items }: Evidence['prices']): string | undefined {
  const price = items.find(({ guarantee, per }) => guarantee === 'agentDelivery' && per === 'month')
  if (!price || price.from === exampleFee) return undefined
  return `prices.json: "${price.name}" costs R$ ${price.from} a month, but the pages show an example that saves R$ 30.396 a year with R$ ${exampleFee} a month.`
}
