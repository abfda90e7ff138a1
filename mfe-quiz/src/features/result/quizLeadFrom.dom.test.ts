import { quizLeadFrom } from './quizLeadFrom.ts'

function formWith(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('trims what was typed and adds the summed points', () => {
  const form = formWith({
    name: ' Ana ',
    email: ' ana@exemplo.com.br ',
    phone: ' (11) 91234-5678 ',
    company: ' Pizzaria ',
  })

  expect(quizLeadFrom(form, 10)).toEqual({
    kind: 'quiz',
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: '(11) 91234-5678',
    company: 'Pizzaria',
    score: 10,
  })
})

it.each([{ company: '' }, { company: '   ' }])('sends a blank company "$company" as Não informado', ({ company }) => {
  expect(quizLeadFrom(formWith({ company }), 0).company).toBe('Não informado')
})
