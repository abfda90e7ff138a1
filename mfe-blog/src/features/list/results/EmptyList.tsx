import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIST_ANCHOR, listUrl } from '../query/listState.ts'

type Props = { onClear: () => void }

const Box = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: space.l,
  paddingBlock: space.x3,
  textAlign: 'center',
})

const allArticles = `${listUrl({})}#${LIST_ANCHOR}`

/** What stands in the place of an empty list, with the way back to all articles. */
export function EmptyList({ onClear }: Props) {
  const navigate = useNavigate()

  const clear = (event: FormEvent) => {
    event.preventDefault()
    navigate(allArticles)
    onClear()
  }

  return (
    <Box>
      <svg width="96" height="72" viewBox="0 0 96 72" fill="none" stroke={color.ink} strokeWidth="3" aria-hidden="true">
        <path fill={color.sky} d="M6 14h50v52H6z" />
        <path d="M15 27h22M15 38h16M15 49h12" strokeLinecap="round" />
        <circle cx="62" cy="34" r="18" fill={color.peach} />
        <path d="m75 47 15 15" strokeLinecap="round" />
      </svg>
      <p>Nenhum artigo encontrado para sua busca.</p>
      <form action={allArticles} onSubmit={clear}>
        <Button type="submit" look="quiet">
          Limpar filtros
        </Button>
      </form>
    </Box>
  )
}
