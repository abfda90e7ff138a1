import { groupByPerson } from './groupByPerson.ts'

const lead = (number: number, email: string, phone: string) => ({ number, email, phone })

it.each([
  { what: 'nobody', leads: [], groups: [] },
  { what: 'strangers', leads: [lead(2, 'b@x', '22'), lead(1, 'a@x', '11')], groups: [[2], [1]] },
  { what: 'one address', leads: [lead(2, 'a@x', '22'), lead(1, 'a@x', '11')], groups: [[2, 1]] },
  { what: 'one number', leads: [lead(2, 'b@x', '11'), lead(1, 'a@x', '11')], groups: [[2, 1]] },
  { what: 'neither address nor number', leads: [lead(2, '', ''), lead(1, '', '')], groups: [[2], [1]] },
  {
    what: 'two who are joined by a third',
    leads: [lead(4, 'c@x', '33'), lead(3, 'b@x', '22'), lead(2, 'a@x', '11'), lead(1, 'a@x', '22')],
    groups: [[4], [3, 2, 1]],
  },
])('keeps the forms of $what together', ({ leads, groups }) => {
  expect(groupByPerson(leads).map((group) => group.map(({ number }) => number))).toEqual(groups)
})
