import styled from '@emotion/styled'
import type { DeskQuery } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { focusRing, space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { DayField } from '../../desk/DayField.tsx'

type Props = {
  query: DeskQuery
  owners: readonly string[]
  me: string
  onSearch: (query: Pick<DeskQuery, 'search' | 'owner' | 'since' | 'until'>) => void
}

const Form = styled.form({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  alignItems: 'end',
  gap: space.m,
  // A date field is as wide as its text wants, which is too wide for a phone with large text.
  '& div:has(>input),& div:has(>select)': { gridTemplateColumns: 'minmax(0,1fr)', minWidth: 0 },
  '& input': { minWidth: 0 },
  // A date field is higher than the others.
  '& input,& select,& button': { minHeight: '3.5rem' },
  // Its parts have the focus, and not the field itself.
  '& input[type=date]:focus-within': focusRing,
})
const Wide = styled.div({ gridColumn: '1/-1' })
// Closed, so that a phone shows the people sooner.
const More = styled.details({
  gridColumn: '1/-1',
  '& summary': { padding: `${space.s} 0`, fontWeight: 700, cursor: 'pointer' },
})
const Filters = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  gap: space.m,
})

/** Searches in everything that people wrote, and narrows the list to somebody's leads and to days. */
export function LeadSearch({ query, owners, me, onSearch }: Props) {
  const people = [...new Set([me, ...owners])]
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const days = [text('since'), text('until')]
    // The other way round, they would find nobody.
    const [since, until] = days.includes('') ? days : days.toSorted()
    onSearch({
      search: text('search'),
      owner: text('owner') || undefined,
      since: since || undefined,
      until: until || undefined,
    })
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Wide>
        <Field
          label="Procurar"
          hint="Nome, e-mail, telefone ou o que a pessoa escreveu."
          name="search"
          type="search"
          maxLength={120}
          defaultValue={query.search}
        />
      </Wide>
      <More open={[query.owner, query.since, query.until].some(Boolean)}>
        <summary>Mais filtros</summary>
        <Filters>
          <SelectField
            label="Com quem está"
            name="owner"
            defaultValue={query.owner ?? ''}
            options={[{ value: '', label: 'Qualquer pessoa' }, ...people.map((value) => ({ value, label: value }))]}
          />
          <DayField label="De" name="since" defaultValue={query.since} />
          <DayField label="Até" name="until" defaultValue={query.until} />
        </Filters>
      </More>
      <Button type="submit">Procurar</Button>
    </Form>
  )
}
