import { textsIn } from './textsIn.ts'

it('reads the fields it is asked for, trimmed, and a missing one as empty', () => {
  document.body.innerHTML = '<form><input name="name" value="  Ana "><textarea name="message">a\nb</textarea></form>'
  const [form] = document.forms

  const texts = form && textsIn(form, ['name', 'phone'])

  expect(texts).toEqual({ name: 'Ana', phone: '' })
})
