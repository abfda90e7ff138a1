import { isPhone } from './isPhone.ts'

it.each(['1140000000', '(11) 90000-0000', '+55 11 90000-0000', '11.4000.0000', ' 11 90000 0000 '])(
  '%s is a telephone number',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)

it.each(['', '90000-0000', '114000000', '+55 11 90000-00000', 'onze 4000', '11 90000-0000 ramal 2', '1+140000000'])(
  '%s is none',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)
