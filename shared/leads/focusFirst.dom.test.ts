import { focusFirst } from './focusFirst.ts'

function open() {
  document.body.innerHTML =
    '<form><input name="trap"><input name="name" required><select name="segment" required></select></form>'
  const [form] = document.forms
  if (!form) throw new Error('There is no form.')
  return form
}
const focused = () => document.activeElement?.getAttribute('name')

it.each([
  { errors: undefined, name: 'name' },
  { errors: { segment: 'Escolha o segmento.' }, name: 'segment' },
  { errors: { segment: 'Escolha o segmento.', name: 'Escreva o seu nome.' }, name: 'name' },
])('with errors $errors the focus goes to $name', ({ errors, name }) => {
  focusFirst(open(), errors)

  expect(focused()).toBe(name)
})
