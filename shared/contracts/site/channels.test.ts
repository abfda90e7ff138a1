import { displayPhone } from './channels.ts'

it.each([
  { number: '+551140000000', shown: '(11) 4000-0000' },
  { number: '5511900000000', shown: '(11) 90000-0000' },
  { number: '11900000000', shown: '(11) 90000-0000' },
  { number: '5532110000', shown: '(55) 3211-0000' },
  { number: '+351210000000', shown: '+351210000000' },
  { number: '+12125550100', shown: '+12125550100' },
  { number: '+5511400', shown: '+5511400' },
])('formats $number as $shown', ({ number, shown }) => {
  expect(displayPhone(number)).toBe(shown)
})
