import type { FormField } from './FormDefinition.ts'
import { checkForm, valuesFromTexts } from './formSchema.ts'

const line = {
  name: 'name',
  type: 'line',
  required: true,
  max: 120,
  messages: { missing: 'Informe seu nome.' },
} as const
const email = {
  name: 'email',
  type: 'email',
  required: true,
  max: 254,
  messages: { missing: 'Falta.', invalid: 'Não é.' },
} as const
const phone = { name: 'phone', type: 'phone', required: true, max: 40, messages: { invalid: 'Com DDD.' } } as const
const company = {
  name: 'company',
  type: 'line',
  required: false,
  max: 120,
  messages: {},
  default: 'Não informado',
} as const
const lines = { name: 'message', type: 'lines', required: true, max: 4000, messages: {} } as const
const choice = {
  name: 'segment',
  type: 'choice',
  required: true,
  max: 80,
  options: ['Petshop', 'Loja'],
  messages: { missing: 'Escolha.' },
} as const
const score = {
  name: 'score',
  type: 'integer',
  required: true,
  min: 0,
  max: 18,
  messages: { invalid: 'Pontuação inválida.' },
} as const

const check = (field: FormField, value: unknown) => {
  const result = checkForm({ fields: [field] }, { [field.name]: value })
  return result.status === 'valid' ? { value: result.values[field.name] } : { message: result.messages[field.name] }
}

it.each<[FormField, unknown, ReturnType<typeof check>]>([
  [line, '  Ana  Lima ', { value: 'Ana  Lima' }],
  [line, 'a'.repeat(120), { value: 'a'.repeat(120) }],
  [line, 'a'.repeat(121), { message: 'Escreva no máximo 120 caracteres.' }],
  [line, '   ', { message: 'Informe seu nome.' }],
  [line, undefined, { message: 'Informe seu nome.' }],
  [line, 'A\u202Ena', { message: 'Use apenas letras, números e sinais comuns.' }],
  [line, 'A\nna', { message: 'Use apenas letras, números e sinais comuns.' }],
  [line, 'Joa\u0303o', { value: 'João' }],
  [line, '\u2068Ana\u00A0Lima\u2069', { value: 'Ana Lima' }],
  [line, '\u200B\u3164', { message: 'Informe seu nome.' }],
  [line, 7, { message: 'Use apenas letras, números e sinais comuns.' }],
  [email, 'ana@loja.com', { value: 'ana@loja.com' }],
  [email, 'Ana <ana@loja.com>,', { value: 'ana@loja.com' }],
  [email, '\u200B', { message: 'Falta.' }],
  [email, 'ana\u0007@loja.com', { message: 'Use apenas letras, números e sinais comuns.' }],
  [email, '', { message: 'Falta.' }],
  [email, 'ana@loja', { message: 'Não é.' }],
  [email, 'ana.loja.com', { message: 'Não é.' }],
  [email, 'ana souza@loja.com', { message: 'Não é.' }],
  ...['@loja.com', 'ana@.', 'ana@.com', 'ana@loja.', 'ana@loja@b.co', 'ana@b.c om', 'a@b..c'].map(
    (wrong): [FormField, unknown, ReturnType<typeof check>] => [email, wrong, { message: 'Não é.' }],
  ),
  ...['a@b.c', 'a.b+c@d.e.f', 'ç@ã.b'].map((right): [FormField, unknown, ReturnType<typeof check>] => [
    email,
    right,
    { value: right },
  ]),
  [phone, '(11) 91234-5678', { value: '(11) 91234-5678' }],
  [phone, '+55 11 4000-0000', { value: '+55 11 4000-0000' }],
  [phone, '11912345678', { value: '11912345678' }],
  [phone, '\u202A0055 11 91234\u20115678\u202C', { value: '+55 11 91234-5678' }],
  [phone, '\u2060\u200B', { message: 'Com DDD.' }],
  [phone, '(20) 91234-5678', { message: 'Com DDD.' }],
  [phone, '91234-5678', { message: 'Com DDD.' }],
  [phone, '12345678901234', { message: 'Com DDD.' }],
  [phone, '11 91234-5678 ramal 2', { value: '+55 11 91234-5678' }],
  [phone, '', { message: 'Com DDD.' }],
  [company, undefined, { value: 'Não informado' }],
  [company, '  ', { value: 'Não informado' }],
  [company, 'Pizzaria', { value: 'Pizzaria' }],
  [lines, 'Olá\r\nQuero\tum site', { value: 'Olá\r\nQuero\tum site' }],
  [lines, '\u2067Olá\u2069', { value: 'Olá' }],
  [lines, 'Olá \u202Eetis', { message: 'Use apenas letras, números e sinais comuns.' }],
  [company, '\u200B', { value: 'Não informado' }],
  [lines, '', { message: 'Preencha este campo.' }],
  [choice, 'Petshop', { value: 'Petshop' }],
  [choice, 'Banco', { message: 'Escolha.' }],
  [choice, '', { message: 'Escolha.' }],
  [score, 0, { value: 0 }],
  [score, 18, { value: 18 }],
  [score, -1, { message: 'Pontuação inválida.' }],
  [score, 19, { message: 'Pontuação inválida.' }],
  [score, 1.5, { message: 'Pontuação inválida.' }],
  [score, '7', { message: 'Pontuação inválida.' }],
  [score, undefined, { message: 'Pontuação inválida.' }],
])('field %# of the table: %j', (field, value, answer) => {
  expect(check(field, value)).toEqual(answer)
})

it.each([
  { given: { email: 'ana@loja.com ', phone: '11 91234-5678' }, typed: {} },
  { given: { email: 'ana@loja.com.', phone: '(+55) 11 91234-5678' }, typed: ['email', 'phone'] },
  { given: { email: 'ana@loja.com', phone: '\u202A11 91234-5678\u202C' }, typed: ['phone'] },
  { given: { email: 'ana@loja.com', phone: '\u200B' }, typed: {} },
])('reports what was typed of $given if something else is stored', ({ given, typed }) => {
  const checked = checkForm({ fields: [email, { ...phone, required: false }, company] }, given)

  const texts = Object.entries(given).filter(([name]) => Array.isArray(typed) && typed.includes(name))
  expect(checked).toMatchObject({ status: 'valid', typed: Object.fromEntries(texts) })
  expect(checked.status === 'valid' && Object.keys(checked.typed)).toHaveLength(texts.length)
})

it('has one message for each field, and refuses unknown fields', () => {
  const fields = [line, email]

  expect(checkForm({ fields }, { email: 'x', extra: 1, constructor: 2 })).toEqual({
    status: 'invalid',
    messages: {
      name: 'Informe seu nome.',
      email: 'Não é.',
      extra: 'Campo desconhecido.',
    },
  })
})

it.each([null, undefined, 'x', 7, [], ['a']])('refuses %j, which is not an object of fields', (given) => {
  expect(checkForm({ fields: [line] }, given).status).toBe('invalid')
})

it('parses numbers from the digits of a plain form, and from nothing else', () => {
  const form = { fields: [line, score] }

  expect(valuesFromTexts(form, { name: '12', score: '7' })).toEqual({ name: '12', score: 7 })
  expect(valuesFromTexts(form, { score: '7.5' })).toEqual({ score: '7.5' })
  expect(valuesFromTexts(form, { score: ['7', '8'] })).toEqual({ score: ['7', '8'] })
})

it('gives the text that a plain form posts the ends of lines that a script reads', () => {
  const form = { fields: [lines] }

  expect(valuesFromTexts(form, { message: 'Olá\r\n\r\nQuero um\rsite.\n' })).toEqual({
    message: 'Olá\n\nQuero um\nsite.\n',
  })
})

it.each([line, email, phone, lines, choice])(
  'does not match a text far longer than $name allows against any pattern',
  (field) => {
    const patterns = jest.spyOn(RegExp.prototype, 'exec')

    check(field, `a@${'.'.repeat(16_000)}@`)

    const lengths = patterns.mock.calls.map(([text]) => String(text).length)
    patterns.mockRestore()
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(4 * field.max + 100)
  },
)
