import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { space } from '@site/design/tokens'
import { useEffect, useRef } from 'react'
import type { Generation } from './generation/generation.ts'
import { generateLabel } from './generation/generationTexts.ts'

type Props = {
  state: Generation
  /** The number of images that can be saved. */
  ready: number
  usable: boolean
  onCancel: () => void
  onDownloadAll: () => void
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space.m,
  // Space for two rows from the start of a run on, so that the second button at its end does not move the images.
  '&[data-started]': { minHeight: '7rem' },
})

/** Start, cancel, save all. When a button disappears, its replacement gets the focus. */
export function GenerationActions({ state, ready, usable, onCancel, onDownloadAll }: Props) {
  const generating = state.phase === 'generating'
  const start = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const focusIsLost = document.activeElement === document.body || document.activeElement === start.current
    if (state.phase !== 'idle' && focusIsLost) (cancel.current ?? start.current)?.focus({ preventScroll: true })
  }, [state.phase])
  return (
    <Root data-started={state.phase === 'idle' ? undefined : ''}>
      <Button ref={start} type="submit" disabled={!usable} busy={generating}>
        {generateLabel(state)}
      </Button>
      {generating && (
        <Button ref={cancel} look="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      )}
      {ready > 0 && !generating && (
        <Button look="quiet" onClick={onDownloadAll}>
          {`Baixar ${ready === 1 ? 'a imagem' : `as ${ready} imagens`} em um zip`}
        </Button>
      )}
    </Root>
  )
}
