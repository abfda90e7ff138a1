import { readPhone } from './phoneNumber.ts'

const mobile = '+55 11 91234-5678'
const landline = '+55 11 3333-4444'

/** Every sign that Unicode allows to ignore when it is shown, and those of interlinear annotations. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && /[\p{DI}\p{Cf}]/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code))
  // Cf has signs of some scripts that can be seen: numbers and verses.
  .filter((sign) => /\p{DI}|[\uFFF9-\uFFFB]/u.test(sign))

it.each([
  '(11) 91234-5678',
  '11 91234-5678',
  '11912345678',
  '11.91234.5678',
  '+55 11 4000-0000',
  '+5511912345678',
  '55 11 91234-5678',
  '(55) 99912-3456',
  '55 3222-1234',
  '0800 123 4567',
  '+351 912 345 678',
  '+1 (415) 555-2671',
  '+ 55 (11) 91234-5678',
  '+(55) 11 91234-5678',
])('leaves %s as it is', (text) => {
  expect(readPhone(text)).toBe(text)
  expect(readPhone(`  ${text} `)).toBe(text)
})

it.each<[string, string]>([
  // What cannot be seen.
  ['\u202A+55 11 91234-5678\u202C', mobile],
  ['\u202D+55 11 91234-5678\u202C', mobile],
  ['\u2066+55 11 91234-5678\u2069', mobile],
  ['\uFEFF\u200E+55\u00A011\u202F91234\u20605678\u200B', '+55 11 912345678'],
  ['(11)\u00A091234\u00AD-5678', '(11) 91234-5678'],
  ['1️⃣1️⃣ 91234-5678', '11 91234-5678'],
  // What is only typography.
  ['11 91234\u20115678', '11 91234-5678'],
  ['11 91234\u20135678', '11 91234-5678'],
  ['11 91234\u22125678', '11 91234-5678'],
  ['11 91234\uFF0D5678', '11 91234-5678'],
  ['（１１）　９１２３４－５６７８', '(11) 91234-5678'],
  ['＋５５ １１ ９１２３４-５６７８', mobile],
  ['١١ ٩١٢٣٤-٥٦٧٨', '11 91234-5678'],
  ['११ ९१२३४-५६७८', '11 91234-5678'],
  ['11·91234·5678', mobile],
  ['11 / 91234-5678', mobile],
  ['11/91234/5678', mobile],
  ['11_91234_5678', mobile],
  ['[11] 91234-5678', mobile],
  ['"11 91234-5678"', mobile],
  ['*11 91234-5678*', mobile],
  // The country code.
  ['005511912345678', mobile],
  ['00 55 11 91234-5678', mobile],
  ['0055 (11) 91234-5678', mobile],
  ['(+55) 11 91234-5678', mobile],
  ['(+55)(11)91234-5678', mobile],
  ['(0055) 11 91234-5678', mobile],
  ['+0055 11 91234-5678', mobile],
  ['++55 11 91234-5678', mobile],
  ['+55 55 11 91234-5678', mobile],
  ['055 11 91234-5678', mobile],
  ['+11 91234-5678', mobile],
  ['0011 91234-5678', mobile],
  // The trunk zero and the carrier's code.
  ['011 91234-5678', mobile],
  ['(011) 3333-4444', landline],
  ['0 15 11 91234-5678', mobile],
  ['015 11 3333-4444', landline],
  ['0xx11 91234-5678', mobile],
  ['(0xx11) 91234-5678', mobile],
  ['0XX (11) 3333-4444', landline],
  ['0**11 91234-5678', mobile],
  ['+55 (0) 11 91234-5678', mobile],
  ['+55 0xx11 91234-5678', mobile],
  ['+55 021 11 91234-5678', mobile],
  ['055 99912-3456', '+55 55 99912-3456'],
  // Words around it.
  ['Tel.: (11) 91234-5678', mobile],
  ['Tel: 11 91234-5678', mobile],
  ['Telefone 11 91234-5678', mobile],
  ['WhatsApp: +55 11 91234-5678', mobile],
  ['Zap (11) 91234-5678', mobile],
  ['(WhatsApp) 11 91234-5678', mobile],
  ['📱 11 91234-5678', mobile],
  ['☎️ (11) 3333-4444', landline],
  ['11 91234-5678 (WhatsApp)', mobile],
  ['11 91234-5678, falar com Ana.', mobile],
  ['Ana Lima+55 11 91234-5678', mobile],
  // With an extension.
  ['11 3333-4444 ramal 210', landline],
  ['(11) 3333-4444, ramal: 2', landline],
  ['(11) 3333-4444 (ramal 2)', landline],
  ['11 3333-4444 - R. 22', landline],
  ['+55 11 3333-4444 ext. 5', landline],
  ['Tel.: 11 3333-4444 extensão 5', landline],
  ['11 3333-4444 ramal 2 / 11 91234-5678', landline],
  ['11 91234-5678 ramal 2', mobile],
  // Links.
  ['tel:+5511912345678', mobile],
  ['tel:+55-11-91234-5678;ext=2', mobile],
  ['tel://11912345678', mobile],
  ['TEL:0055%2011%2091234-5678', mobile],
  ['callto:+5511912345678', mobile],
  ['sms:+5511912345678?body=Oi 11', mobile],
  ['https://wa.me/5511912345678', mobile],
  ['http://www.wa.me/+5511912345678?text=Oi%2C%20tudo%3F%2022', mobile],
  ['wa.me/5511912345678/', mobile],
  ['wa.me/11912345678', mobile],
  ['wa.me/351912345678', '+351912345678'],
  ['https://api.whatsapp.com/send?phone=5511912345678&text=Oi', mobile],
  ['https://api.whatsapp.com/send/?text=Oi&phone=%2B5511912345678', mobile],
  ['whatsapp://send?phone=5511912345678', mobile],
  // Two numbers: the first complete one.
  ['11 3333-4444 / 99999-8888', landline],
  ['3333-4444 / 11 91234-5678', mobile],
  ['(11) 3333-4444/(11) 91234-5678', landline],
  ['(11) 3333-4444 (11) 91234-5678', landline],
  ['11 3333-4444 ou 11 91234-5678', landline],
  ['11 3333-4444; 11 91234-5678', landline],
  ['11 3333-4444 | 11 91234-5678', landline],
  ['11 3333-4444 - 11 91234-5678', landline],
  ['11 3333-4444/45', landline],
  ['11 3333-4444/5', landline],
  ['Tel.: 11 3333-4444 / WhatsApp: 11 91234-5678', landline],
  // From abroad.
  ['00351 912 345 678', '+351912345678'],
  ['(+351) 912 345 678', '+351912345678'],
  ['0800-123-4567 (grátis)', '08001234567'],
])('reads %j as %s', (text, number) => {
  expect(readPhone(text)).toBe(number)
  expect(readPhone(number)).toBe(number)
})

it.each([
  ['a number without an area code', '91234-5678'],
  ['the country code alone before it', '+55 91234-5678'],
  ['an area code that does not exist', '(10) 91234-5678', '(20) 91234-5678', '26 3333-4444', '+55 90 91234-5678'],
  ['a mobile number without its ninth digit', '11 9123-4567', '+55 11 8123-4567', '(11) 6123-4567'],
  ['nine digits that are no mobile number', '11 31234-5678', '11 81234-5678'],
  ['too many digits', '12345678901234', '11 91234-56789', '+12345678901234'],
  ['too few digits', '11 9123-456', '+1 415 555', '0055 11 9123'],
  ['an extension alone', 'ramal 210', '3333-4444 ramal 210'],
  ['a digit too many before an extension', '11 91234-56789 ramal 2'],
  ['letters for digits', '11 9I234-5678', '11 9l234-5678', 'onze 9 mil'],
  ['a foreign number without a plus', '351 912 345 678', '14155552671', 'Tel: 351 912 345 678'],
  ['a digit too many after a label', 'Tel: 21 91234-56789', 'tel:21912345678901'],
  ['a link to something else', 'https://wa.me/message/ABCD1133334444X', 'https://loja.com/11912345678', 'wa.me/qr/1'],
  ['zeros', '00000000000', '0000', '+0', '00'],
  ['no number', '', '   ', '+', '()', '-', 'Ana', 'tel:', 'wa.me/', '?phone=', '%', 'tel:%E0%A4%A'],
])('refuses %s', (_, ...texts) => {
  expect(texts.map((text) => [text, readPhone(text)])).toEqual(texts.map((text) => [text, undefined]))
})

it('does not see what cannot be seen, wherever it is', () => {
  const text = '+55 11 91234-5678'

  expect(unseen.length).toBeGreaterThan(300)
  expect(unseen.filter((sign) => readPhone(`${sign}${[...text].join(sign)}${sign}`) !== text)).toEqual([])
})

it('knows the decimal digits of every script', () => {
  const signs = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /\p{Nd}/u.test(sign),
  )
  const zeros = signs.filter((_, place) => place % 10 === 0)
  const digit = (zero: string, value: string) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(value))

  const read = zeros.map((zero) => readPhone([...'11912345678'].map((value) => digit(zero, value)).join('')))

  expect(zeros.length).toBeGreaterThan(60)
  expect(new Set(read)).toEqual(new Set(['11912345678']))
})
