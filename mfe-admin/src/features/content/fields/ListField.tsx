import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { useEffect, useId, useRef } from 'react'
import { useField } from './FieldContext.ts'
import { emptyValue, entriesOf, fieldsOf } from './FieldSchema.ts'
import { Buttons, Group } from './Group.tsx'
import { moved } from './moved.ts'
import { ReleasedEntries } from './ReleasedEntries.tsx'
import { ObjectFields, SchemaField, type SchemaFieldProps } from './SchemaField.tsx'

const End = styled.div({ justifySelf: 'start' })

/** A list whose entries are added, removed, and sorted by hand. */
export function ListField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  const { title, help, error } = useField(path, schema)
  const { title: entryTitle } = useField(`${path}.0`, items)
  const entries = entriesOf(value)
  const id = useId()
  const next = useRef<string>(undefined)
  // The button that moved an entry goes with it.
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = undefined
  })

  function move(from: number, to: number, button: string) {
    next.current = `${id}${to}${button}`
    onChange(moved(entries, from, to))
  }

  return (
    <Group legend={title} help={help} error={error}>
      {entries.map((entry, index) => {
        const change = (changed: unknown) => onChange(entries.with(index, changed))
        const place = `${path}.${index}`
        const name = `${entryTitle} ${index + 1}`
        const buttons = [
          { label: 'Subir', to: index - 1, isOff: index === 0 },
          { label: 'Descer', to: index + 1, isOff: index === entries.length - 1 },
        ]
        return (
          // Entries have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: all controls below are controlled
          <Group key={index} legend={`${name}${titleOf(entry)}`}>
            {items.properties ? (
              <ObjectFields schema={items} path={place} value={entry} onChange={change} />
            ) : (
              <SchemaField schema={items} path={place} value={entry} isRequired onChange={change} />
            )}
            <Buttons>
              {buttons.map(({ label, to, isOff }) => (
                <Button
                  key={label}
                  id={`${id}${index}${label}`}
                  look="quiet"
                  aria-label={`${label} ${name}`}
                  aria-disabled={isOff}
                  onClick={isOff ? undefined : () => move(index, to, label)}
                >
                  {label}
                </Button>
              ))}
              <Button look="quiet" aria-label={`Remover ${name}`} onClick={() => onChange(entries.toSpliced(index, 1))}>
                Remover
              </Button>
            </Buttons>
          </Group>
        )
      })}
      <End>
        <Button
          look="quiet"
          disabled={entries.length >= maxItems}
          onClick={() => onChange([...entries, emptyValue(items)])}
        >
          {`Adicionar ${entryTitle.toLowerCase()}`}
        </Button>
      </End>
      <ReleasedEntries {...{ path, entries }} onCopy={(entry) => onChange([...entries, entry])} />
    </Group>
  )
}

/** The first text of an entry, to find it by. */
function titleOf(entry: unknown): string {
  const text = Object.values(fieldsOf(entry)).find((field) => typeof field === 'string' && field !== '')
  return text ? `: ${text}` : ''
}
