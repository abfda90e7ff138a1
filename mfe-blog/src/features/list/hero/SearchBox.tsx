import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { layout, space } from '@site/design/tokens'
import { useRef } from 'react'
import { LIST_ANCHOR, SEARCH_LIMIT } from '../query/listState.ts'
import { useSearchAsYouType } from './useSearchAsYouType.ts'

type Props = { search: string; category: string }

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.m,
  maxWidth: '36rem',
  marginTop: space.xl,
  // Side by side as long as the field is readable.
  '& > div': { flex: '99 1 12rem' },
  // As wide as with its word, which may arrive later.
  '& > button': { flex: '1 0 auto', minWidth: '6.75rem', paddingInline: space.l },
  '& input, & button': { minHeight: '3.375rem' },
})
const Found = styled.a({
  // On its own line, also before its words arrive, overlapping the band's lower edge by half.
  marginRight: '45%',
  marginBottom: `calc(${layout.section}/-2)`,
  padding: `${space.m} 0`,
  fontWeight: 600,
  // Its space is reserved, so that results move nothing.
  '&[aria-hidden]': { visibility: 'hidden' },
})

/** The blog's search. Without scripts it is a plain GET form. */
export function SearchBox({ search, category }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { onInput, onSubmit } = useSearchAsYouType(field, search, category)

  return (
    <Form role="search" action={`/blog#${LIST_ANCHOR}`} onSubmit={onSubmit}>
      <Field
        ref={field}
        label="Buscar no blog"
        type="search"
        name="search"
        defaultValue={search}
        maxLength={SEARCH_LIMIT}
        placeholder="Ex.: delivery"
        autoComplete="off"
        enterKeyHint="search"
        onInput={onInput}
      />
      {category !== 'all' && <input type="hidden" name="category" value={category} />}
      <Button type="submit">Buscar</Button>
      <Found href={`#${LIST_ANCHOR}`} aria-hidden={search ? undefined : true}>
        Ver os resultados
      </Found>
    </Form>
  )
}
