import { afterFields, afterNote, isWork, noWork, personNumber, withStateField } from './leadWork.ts'

it.each([
  { what: 'the whole note', note: 'Liga de tarde', left: '' },
  { what: 'the note with spaces around it', note: ' Liga de tarde \n', left: '' },
  { what: 'what came after it', note: 'Liga de tarde. Tem loja.', left: '. Tem loja.' },
  { what: 'another text', note: 'Liga de manhã', left: 'Liga de manhã' },
])('leaves of $what what was not stored', ({ note, left }) => {
  const attempt = { key: 'note-key', text: 'Liga de tarde' }
  expect(afterNote({ ...noWork, note, attempt }, 'Liga de tarde')).toEqual({ ...noWork, note: left })
})

it('leaves of the fields what was filled in since', () => {
  const fields = { stage: 'offer', step: 'Ligar amanhã' }
  expect(afterFields({ ...noWork, fields }, { stage: 'offer', step: 'Ligar' }).fields).toEqual({ step: 'Ligar amanhã' })
})

it.each([
  { text: 'Ligar', seen: '', fields: { step: 'Ligar' } },
  { text: '', seen: 'Ligar', fields: { step: '' } },
  { text: 'Ligar', seen: 'Ligar', fields: {} },
])('takes "$text" over "$seen" for $fields', ({ text, seen, fields }) => {
  expect(withStateField({ ...noWork, fields: { step: 'antes' } }, 'step', text, seen).fields).toEqual(fields)
})

it.each([
  { work: noWork, is: false },
  { work: { ...noWork, note: '  ' }, is: false },
  { work: { ...noWork, note: 'Oi' }, is: true },
  { work: { ...noWork, fields: { step: '' } }, is: true },
])('takes $work for work: $is', ({ work, is }) => {
  expect(isWork(work)).toBe(is)
})

it('knows a person by the first form, however many follow', () => {
  const earlier = (numbers: number[]) =>
    numbers.map((number) => ({ number, form: '', receivedAt: '', stage: 'new' as const }))
  expect(personNumber({ number: 4, earlier: [] })).toBe(4)
  expect(personNumber({ number: 9, earlier: earlier([4, 2]) })).toBe(2)
})
