import { Button } from '@site/design/Button'
import { space } from '@site/design/tokens'
import styled from '@emotion/styled'
import { use } from 'react'
import { FieldContext } from './FieldContext.ts'
import { entriesOf, fieldsOf } from './FieldSchema.ts'
import { Group } from './Group.tsx'

type Props = {
  /** The list's field, such as `items`. */
  path: string
  /** The writers' own. */
  entries: readonly unknown[]
  /** Takes a copy among them. */
  onCopy: (entry: unknown) => void
}

const List = styled.ul({ display: 'grid', gap: space.m, padding: 0, listStyle: 'none' })
const Item = styled.li({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
})

/** Entries that came with the release, which writers change as copies of their own. */
export function ReleasedEntries({ path, entries, onCopy }: Props) {
  const { released } = use(FieldContext)
  const taken = new Set(entries.map(slugOf))
  const others = entriesOf(fieldsOf(released)[path]).filter((entry) => !taken.has(slugOf(entry)))
  if (others.length === 0) return null
  return (
    <Group legend="Vieram com o site" help="Estão no ar. Mude um, e o site mostra o seu texto no lugar dele.">
      <List>
        {others.map((entry) => (
          <Item key={slugOf(entry)}>
            {titleOf(entry)}
            <Button look="quiet" aria-label={`Mudar ${titleOf(entry)}`} onClick={() => onCopy(copyOf(entry))}>
              Mudar
            </Button>
          </Item>
        ))}
      </List>
    </Group>
  )
}

/** It says whose place it takes: without that, the site refuses an address that is taken. */
const copyOf = (entry: unknown) => ({ ...fieldsOf(entry), replaces: slugOf(entry) })

const slugOf = (entry: unknown) => String(fieldsOf(entry).slug ?? '')
const titleOf = (entry: unknown) => String(fieldsOf(entry).title ?? slugOf(entry))
