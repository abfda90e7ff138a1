import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArticleSummary } from '../../card/articleSummary.ts'
import { LIST_ANCHOR, listUrl } from '../query/listState.ts'
import { NewestArticles } from './NewestArticles.tsx'

type Props = {
  /** Articles to read if a category has none yet. Empty for a search. */
  newest: readonly ArticleSummary[]
  onClear: () => void
}

const Box = styled(Card)({
  display: 'grid',
  // Not centered: a browser may paint before all of it has arrived, and nothing moves.
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.l,
  paddingBlock: space.x3,
  textAlign: 'center',
  '& > p': { textWrap: 'balance' },
  // The list keeps the height of a window, which this fills if no articles follow.
  '&:last-child': { minHeight: '60vh' },
})

const allArticles = `${listUrl({})}#${LIST_ANCHOR}`

/** Replaces an empty list: why it is empty, a link back to all articles, and the newest of them. */
export function EmptyList({ newest, onClear }: Props) {
  const navigate = useNavigate()

  const clear = (event: FormEvent) => {
    event.preventDefault()
    // At once rather than with the response: by then a layout shift above the list is out of view.
    document.getElementById(LIST_ANCHOR)?.scrollIntoView()
    onClear()
    navigate(allArticles)
  }

  const isNewCategory = newest.length > 0
  return (
    <>
      <Box>
        <svg
          width="96"
          height="72"
          viewBox="0 0 96 72"
          fill="none"
          stroke={color.ink}
          strokeWidth="3"
          aria-hidden="true"
        >
          <path fill={color.sky} d="M6 14h50v52H6z" />
          <path d="M15 27h22M15 38h16M15 49h12" strokeLinecap="round" />
          <circle cx="62" cy="34" r="18" fill={color.peach} />
          <path d="m75 47 15 15" strokeLinecap="round" />
        </svg>
        <p>{isNewCategory ? 'Nenhum artigo nesta categoria ainda.' : 'Nenhum artigo encontrado para sua busca.'}</p>
        <form action={allArticles} onSubmit={clear}>
          <Button type="submit" look="quiet">
            Limpar filtros
          </Button>
        </form>
      </Box>
      {isNewCategory && <NewestArticles title="Enquanto isso, os mais recentes:" articles={newest} />}
    </>
  )
}
