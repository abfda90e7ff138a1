import { formatReais } from '@site/design/formatNumber'
import { exampleInput, parseSavingsInput, yearlySaving } from './yearlySaving.ts'

describe('yearlySaving', () => {
  it('calculates R$ 30.396 a year for one attendant of a small shop', () => {
    const saving = yearlySaving(exampleInput(799))

    expect(saving).toEqual({ hiringCost: 3332, agentFee: 799, monthly: 2533, yearly: 30_396 })
    expect(formatReais(saving.yearly)).toBe('R$\u00a030.396')
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
    ({ monthly, yearly, ...input }) => {
      expect(yearlySaving(input)).toMatchObject({ monthly, yearly })
    },
  )
})

describe('parseSavingsInput', () => {
  const texts = { attendants: '1', salary: '1960', charges: '70', agentFee: '799' }

  it('parses the default numbers', () => {
    expect(parseSavingsInput(texts)).toEqual({ input: exampleInput(799) })
  })

  it.each([
    { field: 'attendants', text: '', problem: 'missing' },
    { field: 'attendants', text: '0', problem: undefined },
    { field: 'attendants', text: '-1', problem: 'unreadable' },
    { field: 'attendants', text: '50', problem: undefined },
    { field: 'attendants', text: '51', problem: { above: 50 } },
    { field: 'salary', text: '1960,50', problem: undefined },
    { field: 'salary', text: 'muito', problem: 'unreadable' },
    { field: 'salary', text: '50.000', problem: undefined },
    { field: 'salary', text: '50.001', problem: { above: 50_000 } },
    { field: 'charges', text: '200', problem: undefined },
    { field: 'charges', text: '201', problem: { above: 200 } },
    { field: 'agentFee', text: ' ', problem: 'missing' },
    { field: 'agentFee', text: '50000.01', problem: { above: 50_000 } },
  ])('$field "$text": $problem', ({ field, text, problem }) => {
    const parsed = parseSavingsInput({ ...texts, [field]: text })

    expect('problems' in parsed ? parsed.problems : {}).toEqual(problem ? { [field]: problem } : {})
  })

  it('names every invalid field', () => {
    expect(parseSavingsInput({ ...texts, attendants: '51', charges: '' })).toEqual({
      problems: { attendants: { above: 50 }, charges: 'missing' },
    })
  })
})
