import type { FormDefinition } from '@site/contracts/FormDefinition'
import { labelled } from './labelled.ts'

const field = (name: string, label: string) => ({ name, label }) as FormDefinition['fields'][number]

it('calls what was filled in as the form does, and other fields by their names', () => {
  const fields = { message: 'Oi', score: 12 }

  expect(labelled(fields, { fields: [field('message', 'Mensagem')] })).toEqual({ Mensagem: 'Oi', Score: 12 })
})

it('loses nothing of two fields with the same label', () => {
  const form = { fields: [field('day', 'Quando'), field('hour', 'Quando')] }

  expect(labelled({ day: 'Hoje', hour: 'Cedo' }, form)).toEqual({ Quando: 'Hoje', hour: 'Cedo' })
})
