import { displayPhone, whatsAppText, whatsAppUrl } from './channels.ts'

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

it.each([
  { what: 'signs that an address needs', text: 'Olá! 1 + 1 = 2 & 100%?', read: 'Olá! 1 + 1 = 2 & 100%?' },
  { what: 'an emoji', text: 'Doces 🍰', read: 'Doces 🍰' },
  { what: 'half an emoji', text: 'Doces 🍰'.slice(0, -1), read: 'Doces ' },
])('links to WhatsApp with a text that has $what', ({ text, read }) => {
  expect(whatsAppText(whatsAppUrl(text, '5511900000000'))).toBe(read)
})
