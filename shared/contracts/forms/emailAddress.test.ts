import { readEmail } from './emailAddress.ts'

const ana = 'ana@loja.com.br'

it.each([
  ana,
  'Ana.Souza+site_1@Loja.COM',
  'a@b.c',
  'a.b+c@d.e.f',
  'joão@loja.com',
  'ç@ã.b',
  'ana@ação.com.br',
  'ana@xn--ao-siap.com.br',
  "o'brien@loja.com",
  '-ana-@a-b.com',
  'ana/1{x}|~!#$%&*=?^`@loja.com',
  '1@2.com',
  'ana@loja.photography',
  'ana@loja.世界',
])('leaves %s as it is', (address) => {
  expect(readEmail(address)).toBe(address)
  expect(readEmail(`  ${address}\n`)).toBe(address)
})

it.each<[string, string]>([
  // What cannot be seen.
  ['\u202Aana@loja.com.br\u202C', ana],
  ['\uFEFFana\u200B@\u2060loja.com\u00AD.br\u200E', ana],
  ['ana@loja.com.br\u00A0', ana],
  ['ana\u180E@loja.com.br\u3164', ana],
  // What is only typography.
  ['ana＠loja.com.br', ana],
  ['ａｎａ＠ｌｏｊａ．ｃｏｍ．ｂｒ', ana],
  ['ana﹫loja。com．br', ana],
  ['ana\u2010maria@minha\u2011loja.com', 'ana-maria@minha-loja.com'],
  ['ana\u2013maria@loja.com', 'ana-maria@loja.com'],
  ['o\u2019brien@loja.com', "o'brien@loja.com"],
  ['o\uFB03ce@loja.com', 'office@loja.com'],
  ['joa\u0303o@loja.com', 'joão@loja.com'],
  // Links, brackets, labels.
  ['mailto:ana@loja.com.br', ana],
  ['MAILTO:ana@loja.com.br?subject=Oi&body=x@y.com', ana],
  ['mailto:ana%40loja.com.br', ana],
  ['<ana@loja.com.br>', ana],
  ['Ana Lima <ana@loja.com.br>', ana],
  ['"Lima, Ana" <ana@loja.com.br>;', ana],
  ['Ana <mailto:ana@loja.com.br>', ana],
  ['Ana [mailto:ana@loja.com.br]', ana],
  ['[ana@loja.com.br](mailto:ana@loja.com.br)', ana],
  ['(ana@loja.com.br)', ana],
  ['“ana@loja.com.br”', ana],
  ["'ana@loja.com.br'", ana],
  ['E-mail: ana@loja.com.br', ana],
  ['email:ana@loja.com.br', ana],
  // What the keyboard adds.
  ...['.', ',', ';', ':', '!', '?', '…', '..', '. ', ' .', '。'].map((end): [string, string] => [ana + end, ana]),
  ['ana @loja.com.br', ana],
  ['ana@ loja.com.br', ana],
  ['ana @ loja . com. br', ana],
  ['ana. lima@loja.com.br', 'ana.lima@loja.com.br'],
  // Several: the first.
  ['ana@loja.com.br, bia@loja.com.br', ana],
  ['ana@loja.com.br;bia@loja.com.br', ana],
  ['ana@loja.com.br / bia@loja.com.br', ana],
  ['ana@loja.com.br ou bia@loja.com.br', ana],
])('reads %j as %s', (text, address) => {
  expect(readEmail(text)).toBe(address)
  expect(readEmail(address)).toBe(address)
})

it.each([
  [
    'an empty label',
    'ana@loja..com',
    'ana@.com',
    'ana@.',
    '.ana@loja.com',
    'ana.@loja.com',
    'a..b@loja.com',
    '@loja.com',
  ],
  ['a label that begins or ends with a hyphen', 'ana@-loja.com', 'ana@loja-.com', 'ana@loja.-com', 'ana@loja.com-'],
  ['no ending', 'ana@loja', 'ana@loja.', 'ana@', 'ana'],
  ['an ending of digits', 'ana@192.168.0.1', 'ana@loja.1'],
  ['a label that is too long', `ana@${'a'.repeat(64)}.com`],
  ['two signs', 'ana@loja@b.co', 'ana@@loja.com', '@ana@loja.com'],
  ['a blank within a name', 'ana souza@loja.com', 'ana@b.c om', 'Ana Lima ana@loja.com', 'ana\nlima@loja.com'],
  ['signs that no address has', 'ana@lo_ja.com', 'ana@lo!ja.com', 'a(b)@loja.com', 'a"b@loja.com', 'ana@[1.2.3.4]'],
  ['a comma for a full stop', 'ana,souza@loja.com', 'ana@loja,com'],
  ['only one of several', 'ana@loja.com, bia', 'ana e bia@loja.com'],
  ['nothing', '', '  ', '@', '.', '<>', 'mailto:', ','],
])('refuses %s', (_, ...texts) => {
  expect(texts.map((text) => [text, readEmail(text)])).toEqual(texts.map((text) => [text, undefined]))
})
