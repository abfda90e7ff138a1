import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { useId, useState } from 'react'
import { useField } from './FieldContext.ts'
import { emptyValue, entriesOf, fieldsOf, type Update } from './FieldSchema.ts'
import { Buttons, Group } from './Group.tsx'
import { moved } from './moved.ts'
import { ReleasedEntries } from './ReleasedEntries.tsx'
import { ObjectFields, SchemaField, type SchemaFieldProps } from './SchemaField.tsx'
import { useEntryKeys } from './useEntryKeys.ts'
import { useFocusNext } from './useFocusNext.ts'

const End = styled.div({ justifySelf: 'start' })
const Status = styled.p({ alignSelf: 'center', overflowWrap: 'anywhere' })

/** An entry that was removed, and where it was. */
type Removed = { index: number; entry: unknown; name: string }

/** A list whose entries are added, removed, and sorted by hand. */
export function ListField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  const { title, help, error } = useField(path, schema)
  const { title: entryTitle } = useField(`${path}.0`, items)
  const entries = entriesOf(value)
  const { keys, moveKey, removeKey, insertKey } = useEntryKeys(entries.length)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const last = removed.at(-1)
  const id = useId()
  const focusNext = useFocusNext()

  function move(from: number, to: number, button: string) {
    focusNext(`${id}${to}${button}`, `${id}${from}${button}`)
    moveKey(from, to)
    onChange((present) => moved(entriesOf(present), from, to))
  }

  function remove(index: number) {
    removeKey(index)
    setRemoved([
      ...removed,
      { index, entry: entries[index], name: `${entryTitle} ${index + 1}${titleOf(entries[index])}` },
    ])
    focusNext(`${id}back`)
    onChange((present) => entriesOf(present).toSpliced(index, 1))
  }
  function bringBack({ index, entry }: Removed) {
    insertKey(index)
    setRemoved(removed.slice(0, -1))
    onChange((present) => entriesOf(present).toSpliced(index, 0, entry))
  }
  const add = (entry: unknown) => onChange((present) => [...entriesOf(present), entry])

  return (
    <Group legend={title} help={help} error={error}>
      {entries.map((entry, index) => {
        const change = (update: Update) =>
          onChange((present) => entriesOf(present).map((one, at) => (at === index ? update(one) : one)))
        const place = `${path}.${index}`
        const name = `${entryTitle} ${index + 1}`
        const buttons = [
          { label: 'Subir', to: index - 1, isOff: index === 0 },
          { label: 'Descer', to: index + 1, isOff: index === entries.length - 1 },
        ]
        return (
          <Group key={keys[index]} legend={`${name}${titleOf(entry)}`}>
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
              <Button look="quiet" aria-label={`Remover ${name}`} onClick={() => remove(index)}>
                Remover
              </Button>
            </Buttons>
          </Group>
        )
      })}
      {last && (
        <Buttons>
          <Status role="status">{`Removido: ${last.name}`}</Status>
          <Button
            id={`${id}back`}
            look="quiet"
            aria-label={`Trazer de volta ${last.name}`}
            disabled={entries.length >= maxItems}
            onClick={() => bringBack(last)}
          >
            Trazer de volta
          </Button>
        </Buttons>
      )}
      <End>
        <Button look="quiet" disabled={entries.length >= maxItems} onClick={() => add(emptyValue(items))}>
          {`Adicionar ${entryTitle.toLowerCase()}`}
        </Button>
      </End>
      <ReleasedEntries {...{ path, entries }} onCopy={add} />
    </Group>
  )
}

/** The first text of an entry, to find it by. */
function titleOf(entry: unknown): string {
  const text = Object.values(fieldsOf(entry)).find((field) => typeof field === 'string' && field !== '')
  return text ? `: ${text}` : ''
}
