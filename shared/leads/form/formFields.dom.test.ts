import { focusFirst, prefillEmpty, textsIn, visitorIn } from './formFields.ts'
import { leavesBlank } from './leavesBlank.ts'

function open() {
  document.body.innerHTML = `<form>
    <input type="hidden" name="kind" value="question">
    <input name="homepage" tabindex="-1" autocomplete="off">
    <input name="nome" autocomplete="name" required>
    <input name="email" autocomplete="email" required value="b@c.br">
    <textarea name="message"> a\nb </textarea>
    <select name="segment" required><option value="">Escolha</option></select>
  </form>`
  const [form] = document.forms
  if (!form) throw new Error('There is no form.')
  return form
}
const field = (name: string) => ({ name, type: 'line', required: true, max: 120, messages: {} }) as const

it('reads the fields of the definition, and leaves out those that the form does not show', () => {
  const texts = textsIn(open(), { fields: [field('nome'), field('message'), field('phone')] })

  expect(texts).toEqual({ nome: '', message: ' a\nb ' })
})

it.each([
  { what: 'a required field without text', fields: [field('nome'), field('message')], blank: true },
  { what: 'a required field that the form does not show', fields: [field('phone')], blank: true },
  { what: 'a field that may stay empty', fields: [{ ...field('nome'), required: false }], blank: false },
  { what: 'nothing', fields: [field('email'), field('message')], blank: false },
])('$what leaves the form blank: $blank', ({ fields, blank }) => {
  expect(leavesBlank(open(), { fields })).toBe(blank)
})

it('fills in what is known, and does not touch what the visitor has begun', () => {
  const form = open()

  prefillEmpty(form, { name: 'Ana', email: 'ana@loja.com', phone: '11', company: 'Loja' })

  expect(visitorIn(form)).toEqual({ name: 'Ana', email: 'b@c.br' })
  expect(textsIn(form, { fields: [field('nome')] })).toEqual({ nome: 'Ana' })
})

it.each([
  { errors: undefined, name: 'nome' },
  { errors: { segment: 'Escolha o segmento.' }, name: 'segment' },
  { errors: { segment: 'Escolha o segmento.', nome: 'Escreva o seu nome.' }, name: 'nome' },
])('focuses $name with errors $errors, and scrolls it into view if it has an error', ({ errors, name }) => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
  focusFirst(open(), errors)

  expect(document.activeElement?.getAttribute('name')).toBe(name)
  expect(shown.mock.contexts).toEqual(errors ? [document.activeElement] : [])
  shown.mockRestore()
})
