import { inReais } from '@site/design/writtenAmount'
import { defaultSituation, situationFrom, yearlySaving } from './yearlySaving.ts'

describe('yearlySaving', () => {
  it('arrives at R$ 30.396 a year for one attendant of a small shop', () => {
    const saving = yearlySaving(defaultSituation)

    expect(saving).toEqual({ teamCost: 3332, agentFee: 799, monthly: 2533, yearly: 30_396 })
    expect(inReais(saving.yearly)).toBe('R$\u00a030.396')
  })

  it.each([
    { attendants: 0, salary: 1960, charges: 70, agentFee: 799, monthly: -799, yearly: -9588 },
    { attendants: 1, salary: 1000, charges: 0, agentFee: 1000, monthly: 0, yearly: 0 },
    { attendants: 1, salary: 1001, charges: 0, agentFee: 1000, monthly: 1, yearly: 12 },
    { attendants: 1, salary: 999, charges: 0, agentFee: 1000, monthly: -1, yearly: -12 },
    { attendants: 2, salary: 1960, charges: 70, agentFee: 799, monthly: 5865, yearly: 70_380 },
    { attendants: 1, salary: 1518.5, charges: 68.5, agentFee: 799.4, monthly: 1760, yearly: 21_120 },
  ])(
    '$attendants at R$ $salary with $charges% against R$ $agentFee saves $yearly a year',
    ({ monthly, yearly, ...situation }) => {
      expect(yearlySaving(situation)).toMatchObject({ monthly, yearly })
    },
  )
})

describe('situationFrom', () => {
  const fields = { attendants: '1', salary: '1960', charges: '70', agentFee: '799' }

  it('reads the default numbers', () => {
    expect(situationFrom(fields)).toEqual(defaultSituation)
  })

  it.each([
    { field: 'attendants', text: '', accepted: false },
    { field: 'attendants', text: '0', accepted: true },
    { field: 'attendants', text: '-1', accepted: false },
    { field: 'attendants', text: '50', accepted: true },
    { field: 'attendants', text: '51', accepted: false },
    { field: 'salary', text: '1960,50', accepted: true },
    { field: 'salary', text: 'muito', accepted: false },
    { field: 'salary', text: '50000', accepted: true },
    { field: 'salary', text: '50001', accepted: false },
    { field: 'charges', text: '200', accepted: true },
    { field: 'charges', text: '201', accepted: false },
    { field: 'agentFee', text: ' ', accepted: false },
    { field: 'agentFee', text: '50000.01', accepted: false },
  ])('$field "$text" is accepted: $accepted', ({ field, text, accepted }) => {
    expect(situationFrom({ ...fields, [field]: text }) !== null).toBe(accepted)
  })
})
