import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { useState } from 'react'
import { useField } from './FieldContext.ts'
import { fieldsOf, withField } from './FieldSchema.ts'
import { Buttons, Group } from './Group.tsx'
import { onEnter } from './onEnter.ts'
import { SchemaField, type SchemaFieldProps } from './SchemaField.tsx'

/** Case and accents make no other name. */
const isSame = (one: string, other: string) => one.localeCompare(other, 'pt-BR', { sensitivity: 'base' }) === 0

/** Values by names that the writer chooses. */
export function RecordField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isTaken = Object.keys(fieldsOf(value)).some((key) => isSame(key, name))
  const { additionalProperties } = schema
  const entry = typeof additionalProperties === 'object' ? additionalProperties : {}
  const canAdd = name !== '' && !isTaken
  function add() {
    if (!canAdd) return
    onChange((present) => withField(present, name, ''))
    setTyped('')
  }
  return (
    <Group legend={title} help={help} error={error}>
      {Object.entries(fieldsOf(value)).map(([key, field]) => (
        <Group key={key} legend={key}>
          <SchemaField
            schema={entry}
            path={`${path}.${key}`}
            value={field}
            isRequired
            onChange={(update) => onChange((present) => withField(present, key, update(fieldsOf(present)[key])))}
          />
          <Buttons>
            <Button
              look="quiet"
              aria-label={`Remover ${key}`}
              onClick={() => onChange((present) => withField(present, key, undefined))}
            >
              Remover
            </Button>
          </Buttons>
        </Group>
      ))}
      <Field
        label="Nome"
        name={`${path} (novo)`}
        value={typed}
        // Added again, it would lose its value.
        error={isTaken ? 'Este nome já está na lista.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter(add)}
      />
      <Buttons>
        <Button look="quiet" disabled={!canAdd} onClick={add}>
          Adicionar
        </Button>
      </Buttons>
    </Group>
  )
}
