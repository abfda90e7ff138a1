import { sampleEvidence } from './sampleEvidence.ts'
import { savesSomething, savingOf } from './savingExample.ts'

const agent = { name: 'Agente', from: 899, per: 'month', includes: 'Tudo.', guarantee: 'agentDelivery' } as const
type Item = Parameters<typeof savesSomething>[0]['items'][number]
const prices = (...items: Item[]) => ({ sample: false, items, afterwards: [] })

it.each([
  { what: 'the specified sum', set: sampleEvidence.prices, amount: 'R$\u00a030.396', fee: 799 },
  { what: 'the specified sum without a price', set: prices(), amount: 'R$\u00a030.396', fee: 799 },
  { what: 'what another price leaves', set: prices(agent), amount: 'R$\u00a029.196', fee: 899 },
  {
    what: 'nothing of a price that is paid once',
    set: prices({ ...agent, per: 'once' }),
    amount: 'R$\u00a030.396',
    fee: 799,
  },
  {
    what: 'nothing of the price of something else',
    set: prices({ ...agent, guarantee: 'siteDelivery' }),
    amount: 'R$\u00a030.396',
    fee: 799,
  },
])('saves $what', ({ set, amount, fee }) => {
  const saving = savingOf(set)

  expect(saving).toMatchObject({ amount, fee })
  expect(saving.sentence).toContain(`o agente a R$\u00a0${fee} por mês, a economia é de ${amount} por ano`)
})

it.each([
  { from: 3_331, saves: true },
  { from: 3_332, saves: false },
])('with R$ $from a month the example saves something: $saves', ({ from, saves }) => {
  expect(savesSomething(prices({ ...agent, from }))).toBe(saves)
})
