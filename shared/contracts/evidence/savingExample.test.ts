import { feeWarning } from './savingExample.ts'
import { sampleEvidence } from './sampleEvidence.ts'

const agent = { name: 'Agente', from: 899, per: 'month', includes: 'Tudo.', guarantee: 'agentDelivery' } as const
const prices = (...items: Parameters<typeof feeWarning>[0]['items']) => ({ sample: false, items, afterwards: [] })

it("warns if the agent's price differs from the example of R$ 30.396 a year", () => {
  expect(feeWarning(prices(agent))).toMatch(
    /"Agente" costs R\$ 899 a month.* saves R\$ 30\.396 a year with R\$ 799 a month/,
  )
})

it.each([
  { what: 'the samples', set: sampleEvidence.prices },
  { what: 'the same sum', set: prices({ ...agent, from: 799 }) },
  { what: 'no price', set: prices() },
  { what: 'a price of something else', set: prices({ ...agent, guarantee: 'siteDelivery' }) },
  { what: 'a one-time price', set: prices({ ...agent, per: 'once' }) },
])('is silent for $what', ({ set }) => {
  expect(feeWarning(set)).toBeUndefined()
})
