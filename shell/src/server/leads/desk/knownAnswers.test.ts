import { askedIn, knownAnswers } from './knownAnswers.ts'

const said = (form: string, name: string, answers: Record<string, string>) => ({ form, name, answers })
const contact = said('Contato', 'Ana', { Mensagem: 'Quero um site.' })

it.each([
  { what: 'one form', forms: [contact], known: { Mensagem: 'Quero um site.' } },
  {
    what: 'a form without answers after it',
    forms: [said('Guia', 'Ana', {}), contact],
    known: { Mensagem: 'Quero um site.' },
  },
  {
    what: 'other questions, the newest first',
    forms: [said('Pesquisa', 'Ana', { Pontos: '9' }), contact],
    known: { Pontos: '9', Mensagem: 'Quero um site.' },
  },
  {
    what: 'the same form twice',
    forms: [said('Contato', 'ana', { Mensagem: 'Já?' }), contact],
    known: { Mensagem: 'Já?' },
  },
  {
    what: 'the same question in another form',
    forms: [said('Proposta', 'Ana', { Mensagem: 'Já?' }), contact],
    known: { Mensagem: 'Já?', 'Mensagem (Contato)': 'Quero um site.' },
  },
  {
    what: 'two people at one number',
    forms: [said('Contato', 'Rita', { Mensagem: 'Quero vaga.' }), contact],
    known: { Mensagem: 'Quero vaga.', 'Mensagem (Ana)': 'Quero um site.' },
  },
])('knows the answers of $what', ({ forms, known }) => {
  expect(Object.entries(knownAnswers(forms))).toEqual(Object.entries(known))
})

it.each([
  { what: 'the newest', forms: [said('Pesquisa', 'Ana', { Pontos: '9' }), contact], form: 'Pesquisa' },
  { what: 'an earlier one, if the newest says nothing', forms: [said('Guia', 'Ana', {}), contact], form: 'Contato' },
  {
    what: 'her own before somebody else’s',
    forms: [said('Guia', 'Ana', {}), said('Vaga', 'Rita', { Mensagem: 'Quero vaga.' }), contact],
    form: 'Contato',
  },
  { what: 'somebody else’s, if there is no other', forms: [said('Guia', 'Bia', {}), contact], form: 'Contato' },
  { what: 'none', forms: [said('Guia', 'Ana', {})], form: undefined },
])('answers $what', ({ forms, form }) => {
  expect(askedIn(forms)?.form).toBe(form)
})
