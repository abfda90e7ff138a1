import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import type { Obstacle } from './obstacleOf.ts'
import { Problem } from './Problem.ts'

type Props = {
  /** What is being loaded, as a sentence. */
  loading?: string | false
  obstacle?: Obstacle | undefined
  children: ReactNode
}

const Board = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space.x3,
  // The content is taller than a screen: the footer stays below the fold from the start.
  minHeight: '100vh',
  marginTop: space.xl,
})
const WithoutScripts = styled.p({ display: 'none', '@media (scripting:none)': { display: 'block' } })
const Waiting = styled.p({ '@media (scripting:none)': { display: 'none' } })

/** The content of a page of the desk. Loaded in the browser: none of it is in the document. */
export function DeskBoard({ loading, obstacle, children }: Props) {
  return (
    <Board>
      <WithoutScripts>Esta ferramenta precisa de JavaScript para funcionar.</WithoutScripts>
      {loading && <Waiting role="status">{loading}</Waiting>}
      {obstacle && (
        <Problem role="alert">
          <p>{obstacle.reason}</p>
          {obstacle.onRetry && <Button onClick={obstacle.onRetry}>Tentar de novo</Button>}
          {obstacle.loginTo && <ButtonLink href={`/entrar?para=${obstacle.loginTo}`}>Entrar</ButtonLink>}
        </Problem>
      )}
      {children}
    </Board>
  )
}
