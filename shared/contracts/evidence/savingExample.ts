/** What the example reads of the list of prices. */
type Prices = { items: readonly { from: number; per: string; guarantee?: string | undefined }[] }

/** The agent's monthly price while none is on the list: with it, the example saves the specified R$ 30.396 a year. */
const USUAL_FEE = 799

/** What an attendant costs a small shop in a month, with charges of 70 %. */
export const exampleAttendant = { salary: 1960, charges: 70 } as const
const COST = (exampleAttendant.salary * (100 + exampleAttendant.charges)) / 100

const reais = (amount: number) => `R$\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

/** The agent's monthly price in the example: what the list of prices says. */
export function exampleFee(prices: Prices | undefined): number {
  const price = prices?.items.find(({ guarantee, per }) => guarantee === 'agentDelivery' && per === 'month')
  return price?.from ?? USUAL_FEE
}

/**
 * The example of a shop that needs not hire one more attendant, worded the same everywhere. Nobody is dismissed, and the
 * agent's set-up, which is paid once, is not part of it.
 */
export function savingOf(prices: Prices | undefined) {
  const fee = exampleFee(prices)
  const amount = reais((COST - fee) * 12)
  const shop = `uma loja que escolhe entre contratar mais um atendente e o agente a ${reais(fee)} por mês`
  return {
    fee,
    /** In a year: R$ 30.396. */
    amount,
    shop,
    sentence: `No exemplo de ${shop}, a economia é de ${amount} por ano, fora a implantação.`,
  }
}

/** False if the agent is so dear that the example would save nothing. */
export function savesSomething(prices: Prices): boolean {
  const fees = prices.items.filter(({ guarantee, per }) => guarantee === 'agentDelivery' && per === 'month')
  return fees.every(({ from }) => from < COST)
}
