import { Field } from '@site/design/Field'
import { useState } from 'react'
import { useField } from './FieldContext.ts'
import type { SchemaFieldProps } from './SchemaField.tsx'
import { writtenNumber } from './writtenNumber.ts'

/** A number as people write it. A number field of the browser's drops what it does not expect: `1990,50` becomes 199050. */
export function NumberField({ schema, path, value, isRequired = false, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)
  const [typed, setTyped] = useState('')

  function change(entered: string) {
    setTyped(entered)
    onChange(() => (entered === '' && !isRequired ? undefined : writtenNumber(entered)))
  }
  return (
    <Field
      label={title}
      hint={help || undefined}
      error={error}
      name={path}
      inputMode="decimal"
      autoComplete="off"
      // As it is being typed, as long as it says just that.
      value={writtenNumber(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => change(target.value)}
    />
  )
}
