import type { Evidence } from './Evidence.ts'

/**
 * The agent's monthly price in the specified example, which saves R$ 30.396 a year: wherever that sum is named, this price
 * stands next to it.
 */
export const exampleFee = 799

/**
 * The shop of the example. The saving is an attendant who need not be hired: nobody is dismissed, and the agent's set-up,
 * which is paid once, is not part of it.
 */
export const exampleShop = `uma loja que escolhe entre contratar mais um atendente e o agente a R$\u00a0${exampleFee} por mês`

/** The example in a sentence, worded the same everywhere. */
export const savingSentence = `No exemplo de ${exampleShop}, a economia é de R$\u00a030.396 por ano, fora a implantação.`

/** A warning for the server's start if the agent's configured price differs from the example's; otherwise undefined. */
export function feeWarning({ items }: Evidence['prices']): string | undefined {
  const price = items.find(({ guarantee, per }) => guarantee === 'agentDelivery' && per === 'month')
  if (!price || price.from === exampleFee) return undefined
  return `prices.json: "${price.name}" costs R$ ${price.from} a month, but the pages show an example that saves R$ 30.396 a year with R$ ${exampleFee} a month.`
}
