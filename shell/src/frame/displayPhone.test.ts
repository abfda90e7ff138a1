import { displayPhone } from './displayPhone.ts'

it.each([
  ['+551140000000', '(11) 4000-0000'],
  ['5511900000000', '(11) 90000-0000'],
  ['+351210000000', '+351210000000'],
  ['+5511400', '+5511400'],
])('writes %s as %s', (number, written) => {
  expect(displayPhone(number)).toBe(written)
})
